import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { toEnglish } from '@puente/domain/english';
import { identityMessages } from '@puente/domain/identity';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
/** The gateway takes what it says from the service-kit. */
const silent = 'services/gateway/src';
const folders = [silent, 'services/identity/src', 'services/jobs/src', 'libs/service-kit/src'];

/** Mails are not shown in a browser; the others are not part of what runs. */
const elsewhere = /\.(test|fixture)\.ts$|\/(mail|migrations|testing)\/|\/testing\.ts$/;

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file));
}

/** What a literal says; where a template has no text of the domain, something stands in its place. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const [catalogue, name] = expression.getText().split('.');
    const known = catalogue === 'identityMessages' ? identityMessages : {};
    return ((known as Record<string, string>)[name ?? ''] ?? '0') + literal.text;
  });
  return node.head.text + spans.join('');
}

const spanishLetters = /[áéíóúñü¿¡«»]/i;
const spanishWords = /(^|\s)(el|la|los|las|un|una|del|de|en|con|por|para|se|ya|debe|debes|como|al)\s/i;

/** Whether a literal is handed to something that sends it: these words a person reads, in whatever language. */
function isSent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    return ts.isNumericLiteral(parent.name) || parent.name.getText() === 'message';
  }
  if (ts.isArrayLiteralExpression(parent)) return isSent(parent);
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return false;
  const senders = ['ApiError', 'errorBody', 'Roles', 'issues.add'];
  return senders.includes(parent.expression.getText()) && parent.arguments?.[0] !== node;
}

function isShown(node: ts.Node, text: string): boolean {
  const { parent } = node;
  // SQL, and the OpenAPI document, which is in English.
  if (ts.isTaggedTemplateExpression(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'description') return false;
  return spanishLetters.test(text) || spanishWords.test(text) || (isSent(node) && /\s|\.$/.test(text));
}

function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isShown(node, text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each(folders)('what %s says to a person is in the glossary of @puente/domain/english', (folder) => {
  const texts = sourcesOf(folder).flatMap(textsOf);
  if (folder !== silent) expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => toEnglish(text) === text)).toEqual([]);
});
