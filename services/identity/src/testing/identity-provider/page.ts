import type { IncomingMessage, ServerResponse } from 'node:http';
import { choices, type Person } from './people.ts';

const texts = {
  es: {
    title: (provider: string) => `${provider} de prueba`,
    lead: 'Esto no es el proveedor de verdad: aquí eliges quién eres para probar Puente en tu computadora.',
    other: 'Otra persona',
    name: 'Nombre',
    email: 'Correo',
    verified: 'Correo verificado',
    go: 'Continuar',
    cancel: 'Cancelar',
  },
  en: {
    title: (provider: string) => `Pretend ${provider}`,
    lead: 'This is not the real provider: choose who you are, to try Puente on your own computer.',
    other: 'Somebody else',
    name: 'Name',
    email: 'Email',
    verified: 'Verified email',
    go: 'Continue',
    cancel: 'Cancel',
  },
};

interface PageOptions {
  /** As people call it. */
  provider: string;
  /** Of the browser's request; all of it goes on with the person. */
  query: Record<string, string>;
  /** Where the choice is taken to. */
  action: string;
  cancelUrl: string;
  language: 'es' | 'en';
}

/** The page on which a person is chosen, where a real provider asks for a password. */
export function peoplePage({ provider, query, action, cancelUrl, language }: PageOptions): string {
  const text = texts[language];
  const hidden = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
      .join('');
  const form = (inner: string) => `<form action="${escape(action)}">${hidden(query)}${inner}</form>`;
  const people = choices().map(({ person, note }) =>
    form(
      `${hidden(fieldsOf(person))}<button><strong>${escape(person.name)}</strong> ${escape(person.email)}<br>
      <small>${escape(note[language])}</small></button>`,
    ),
  );
  const other = form(`<h2>${text.other}</h2>
    <label>${text.name} <input name="person_name" required value="Olga Otra"></label>
    <label>${text.email} <input name="person_email" type="email" value="olga.otra@correo.test"></label>
    <label><input type="checkbox" name="person_verified" value="1" checked> ${text.verified}</label>
    <button>${text.go}</button>`);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(text.title(provider))}</title>
<style>
  body { font: 16px/1.5 sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
  button, input { font: inherit; padding: .6rem; box-sizing: border-box }
  button { width: 100%; text-align: left; margin: .25rem 0; background: #f4f4f4; color: #222; border: 1px solid #767676; border-radius: .5rem; cursor: pointer }
  label { display: block; margin: .5rem 0 } label input:not([type=checkbox]) { width: 100% } small { color: #555 }
</style></head>
<body><main><h1>${escape(text.title(provider))}</h1><p>${text.lead}</p>
${people.join('\n')}
${other}
<p><a href="${escape(cancelUrl)}">${text.cancel}</a></p></main></body></html>`;
}

function fieldsOf({ subject, name, email, verified }: Person): Record<string, string> {
  return {
    person_subject: subject,
    person_name: name,
    person_email: email,
    ...(verified && { person_verified: '1' }),
  };
}

export function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(html);
}

export function languageOf({ headers }: IncomingMessage): 'es' | 'en' {
  return /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es';
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
