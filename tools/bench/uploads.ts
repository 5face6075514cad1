// `RATE_LIMIT_SCALE=1000 npm start`, then `node tools/bench/uploads.ts [http://localhost:4200]`: how long a CV of 2 MB takes
// from the browser's first byte to the answer, through the gateway, checks and store. Figures for a person to read.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { demoAccounts } from '../start/demo-accounts.ts';

const site = process.argv[2] ?? 'http://localhost:4200';
const rounds = 20;
const mostBytes = 2 * 1024 * 1024;

/** One page with a picture of noise that makes it 2 MB. */
function aDocument(): Buffer {
  const picture = randomBytes(mostBytes - 1000);
  const head = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n`;
  const before = Buffer.from(`${head}4 0 obj<</Length ${picture.length}>>stream\n`);
  const xref = before.length + picture.length + 18;
  const end = `\nendstream endobj\n\nxref\n0 1\n0000000000 65535 f \ntrailer<</Size 5/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.concat([before, picture, Buffer.from(end)]);
}

/** What a phone takes, as near to 2 MB as its quality goes. */
async function aPhoto(): Promise<Buffer> {
  const [width, height] = [3000, 4000];
  // Coarse noise, as letters on paper are: fine noise would be 10 MB.
  const noise = { raw: { width: width / 8, height: height / 8, channels: 3 as const } };
  const coarse = sharp(randomBytes((width / 8) * (height / 8) * 3), noise)
    .resize(width, height)
    .png();
  const drawn = await coarse.toBuffer();
  for (let quality = 95; ; quality -= 3) {
    const photo = await sharp(drawn).jpeg({ quality }).toBuffer();
    if (photo.length <= mostBytes) return photo;
  }
}

interface Account {
  jwt: string;
  user: { id: number };
}

async function ask<T>(path: string, { jwt, ...init }: RequestInit & { jwt?: string }): Promise<T> {
  const headers = new Headers(init.headers);
  if (jwt) headers.set('authorization', `Bearer ${jwt}`);
  const response = await fetch(site + path, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const json = { 'content-type': 'application/json' };
const { jwt, user } = await ask<Account>('/api/auth/local?role=user', {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ identifier: demoAccounts.seeker, password: demoAccounts.password }),
});

for (const [name, content] of [
  ['mi cv.pdf', aDocument()],
  ['mi cv.jpg', await aPhoto()],
] as const) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)]), name);
    const begun = performance.now();
    const [file] = await ask<{ id: number }[]>('/api/upload', { method: 'POST', jwt, body: form });
    times.push(performance.now() - begun);
    // Attached, so that the one before makes room.
    const body = JSON.stringify({ data: { cv: file?.id } });
    await ask(`/api/users/${user.id}`, { method: 'PUT', jwt, headers: json, body });
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(share * (rounds - 1))] ?? 0)} ms`;
  console.log(
    `${name} (${(content.length / 1024 / 1024).toFixed(2)} MB): median ${at(0.5)}, slowest ${at(1)}`,
  );
}
