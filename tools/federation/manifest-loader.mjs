import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** For a web app manifest: publishes its icons under names with their hash, and puts the addresses in. */
export default async function manifestLoader(source) {
  const manifest = JSON.parse(source);
  const icons = manifest.icons.map(async (icon) => {
    const file = join(this.context, icon.src);
    this.addDependency(file);
    const content = await readFile(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const address = `assets/${parse(file).name}.${hash}${parse(file).ext}`;
    this.emitFile(address, content);
    return { ...icon, src: `/${address}` };
  });
  return JSON.stringify({ ...manifest, icons: await Promise.all(icons) });
}
