import type { Letter } from './letter.ts';

const width = 72;

/** The same as the HTML says, for who reads text. An address stands on a line of its own, whole. */
export function plainText(letter: Letter): string {
  const { greeting, paragraphs, items = [], more, button, closing, aside, footer } = letter;
  const parts = [
    greeting,
    ...paragraphs,
    ...items.map(({ label, lines, url }) => [label, ...lines, url].map(wrapped).join('\n')),
    ...(more === undefined ? [] : [more]),
    ...(button ? [`${wrapped(`${button.label}:`)}\n${button.url}`] : []),
    ...(closing === undefined ? [] : [closing]),
    ...(aside ? [`${wrapped(aside.text)}\n${aside.label}:\n${aside.url}`] : []),
  ];
  // «-- » begins a signature, which many readers fold.
  return `${parts.map(wrapped).join('\n\n')}\n\n-- \n${wrapped(footer)}\n`;
}

/** Broken at spaces, so that no reader has to; a word longer than a line stays whole. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}|\\S+) +`, 'g'), '$1\n'))
    .join('\n');
}
