import type { Action, Letter } from './letter.ts';

/**
 * One column, at most 600 px, made of tables with their styles beside them, as mail programs want it: some drop `style`
 * elements, some know no `max-width` on a `div`. Nothing is loaded from anywhere, so opening a mail tells nobody.
 */
export function html(letter: Letter): string {
  const { language, subject, preheader, greeting, paragraphs, items = [], more } = letter;
  const { button, closing, aside, copyLink, footer } = letter;
  const content = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#24143a">${escaped(greeting)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...items.map(item),
    ...(more === undefined ? [] : [paragraph(more)]),
    ...(button ? [bigButton(button), small(`${escaped(copyLink)}<br>${link(button.url, button.url)}`)] : []),
    ...(closing === undefined ? [] : [small(escaped(closing))]),
    ...(aside ? [rule, small(escaped(aside.text)), wayOut(aside)] : []),
  ];
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fffaf3;color:#24143a">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${'&#847; '.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fffaf3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${fonts};font-size:16px;line-height:1.5">
<tr><td class="brand" style="padding:0 8px 16px;font-size:24px;font-weight:bold;color:#b80f5c">Puente</td></tr>
<tr><td class="card" style="padding:28px 24px;border:1px solid #ecdfce;border-radius:16px;background:#ffffff">
${content.join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 8px 0;font-size:13px;color:#5d4d6b">${escaped(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const fonts = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** In the dark, where a mail program asks for it; the others keep what stands beside each element. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #150e26 !important; }
  .card { background: #1f1636 !important; border-color: #3b2f5a !important; }
  .ink { color: #fbf4ec !important; }
  .soft { color: #cbbfda !important; }
  .brand { color: #ff86b6 !important; }
  .link { color: #c5b8ff !important; }
  .rule { border-color: #3b2f5a !important; }
  .button { background: #ff86b6 !important; }
  .button a { color: #36041c !important; }
}
`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:#24143a">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

/** One of a list: its title is its link, as tall as a thumb. */
function item({ label, url, lines }: Action & { lines: string[] }): string {
  const title = `<a class="link" href="${escaped(url)}" style="display:block;padding:10px 0 2px;font-size:17px;font-weight:bold;color:#3f2fa5">${escaped(label)}</a>`;
  return `<div style="margin:0 0 12px;overflow-wrap:anywhere;word-break:break-word">${title}
${lines.map((line) => `<div class="soft" style="font-size:14px;color:#5d4d6b">${escaped(line)}</div>`).join('\n')}</div>`;
}

/** Of markup, which is escaped already. */
function small(markup: string): string {
  return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#5d4d6b;overflow-wrap:anywhere;word-break:break-word">${markup}</p>`;
}

const rule = `<hr class="rule" style="margin:0 0 16px;border:0;border-top:1px solid #ecdfce">`;

/** As wide as a thumb needs it; the cell has the colour, too, where the link cannot. */
function bigButton({ label, url }: Action): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" align="center" bgcolor="#b80f5c" style="border-radius:12px;background:#b80f5c"><a href="${escaped(url)}" style="display:block;padding:16px 20px;font-size:18px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr>
</table>`;
}

/** On a line of its own, tall enough for a thumb. */
function wayOut({ label, url }: Action): string {
  return `<p style="margin:0"><a class="link" href="${escaped(url)}" style="display:inline-block;padding:10px 0;color:#3f2fa5">${escaped(label)}</a></p>`;
}

function link(url: string, label: string): string {
  return `<a class="link" href="${escaped(url)}" style="color:#3f2fa5">${escaped(label)}</a>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
