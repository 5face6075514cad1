import { providerLabels, roleLabels, type SocialProvider, type UserType } from '@puente/domain/identity';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing?: string;
}

export function confirmationMail(name: string, url: string): MailText {
  return render({
    subject: 'Confirma tu correo en Puente',
    greeting: `¡Hola, ${name}!`,
    paragraphs: ['Gracias por crear tu cuenta en Puente. Para empezar a usarla, confirma tu correo.'],
    link: { label: 'Confirmar mi correo', url },
    closing:
      'El enlace sirve una sola vez y vence en 24 horas. Si no creaste esta cuenta, ignora este mensaje.',
  });
}

export function resetMail(name: string, userType: UserType, url: string): MailText {
  return render({
    subject: `Restablece tu contraseña de Puente (cuenta de ${roleLabels[userType]})`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Recibimos una solicitud para restablecer la contraseña de tu cuenta de ${roleLabels[userType]}.`,
    ],
    link: { label: 'Elegir una contraseña nueva', url },
    closing:
      'El enlace sirve una sola vez y vence en 60 minutos. Si no lo pediste, ignora este mensaje: tu contraseña no cambia.',
  });
}

export function linkMail(name: string, provider: SocialProvider, url: string): MailText {
  return render({
    subject: `Une ${providerLabels[provider]} con tu cuenta de Puente`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Alguien quiere entrar en tu cuenta de Puente con ${providerLabels[provider]}. Si fuiste tú, abre este enlace en el mismo navegador en el que empezaste.`,
    ],
    link: { label: `Unir ${providerLabels[provider]} con mi cuenta`, url },
    closing:
      'El enlace sirve una sola vez y vence en 15 minutos. Si no fuiste tú, ignora este mensaje: nadie entra en tu cuenta.',
  });
}

export function passwordChangedMail(name: string): MailText {
  return render({
    subject: 'Cambió la contraseña de tu cuenta de Puente',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar, y cerramos todas las sesiones que había abiertas.',
      'Si no fuiste tú, elige ahora mismo otra contraseña con «¿Olvidaste tu contraseña?».',
    ],
  });
}

export function methodAddedMail(name: string, provider: SocialProvider): MailText {
  return render({
    subject: `Ya puedes entrar en Puente con ${providerLabels[provider]}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Desde ahora se puede entrar en tu cuenta con ${providerLabels[provider]}.`,
      'Si no fuiste tú, cambia tu contraseña y escríbenos.',
    ],
  });
}

export function accountDeletedMail(name: string): MailText {
  return render({
    subject: 'Tu cuenta de Puente se eliminó',
    greeting: `Hola, ${name}:`,
    paragraphs: ['Eliminamos tu cuenta y tus datos, como pediste. Si no fuiste tú, escríbenos.'],
  });
}

export function contactMail(contact: {
  name: string;
  email: string;
  subject: string;
  message: string;
}): MailText {
  return render({
    subject: `Contacto: ${contact.subject}`,
    greeting: `${contact.name} (${contact.email}) escribió:`,
    paragraphs: contact.message.split(/\n{2,}/),
  });
}

function render({ subject, greeting, paragraphs, link, closing }: Letter): MailText {
  const after = closing === undefined ? [] : [closing];
  const text = [greeting, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), ...after, 'Puente'];
  const html = [
    `<p><strong>${escapeHtml(greeting)}</strong></p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(link ? [button(link)] : []),
    ...after.map((paragraph) => `<p style="color:#5b5148">${escapeHtml(paragraph)}</p>`),
    '<p>Puente</p>',
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: page(subject, html.join('\n')) };
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:14px 24px;border-radius:10px;background:#a3263a;color:#fff;font-weight:bold;text-decoration:none';
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${style}">${escapeHtml(label)}</a></p>
<p style="color:#5b5148">Si el botón no funciona, copia esta dirección en tu navegador:<br>${address}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#fbf6ef;color:#2b2320;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:16px;background:#fff">
${body}
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
