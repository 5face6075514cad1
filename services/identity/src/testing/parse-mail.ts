export interface ReceivedMail {
  to: string;
  subject: string;
  replyTo: string | undefined;
  messageId: string | undefined;
  text: string;
  html: string;
}

/** Reads a mail of two alternatives, text and HTML, as nodemailer writes it. */
export function parseMail(to: string, source: string): ReceivedMail {
  const [headers, body] = split(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined ? [] : body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')));
  const contentOf = (type: string) => {
    const [partHeaders, content] = parts.find(([it]) => it.get('content-type')?.startsWith(type)) ?? [];
    return decodeBody(content ?? '', partHeaders?.get('content-transfer-encoding'));
  };
  return {
    to,
    subject: decodeWords(headers.get('subject') ?? ''),
    replyTo: headers.get('reply-to'),
    messageId: headers.get('message-id'),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  };
}

function split(part: string): [headers: Map<string, string>, body: string] {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [new Map(headers), part.slice(end + 4)];
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
