// `npx nx serve <section>`: the whole stack with one section from source, built again and published on each change.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { publishSection } from '../release/publish.ts';
import { root } from './processes.ts';
import { runUntilStopped, type Addition } from './run.ts';
import { allSections } from './stack.ts';

const [section = ''] = process.argv.slice(2);
if (!allSections().includes(section)) {
  process.stderr.write(`"${section}" is no section: use one of ${allSections().join(', ')}.\n`);
  process.exit(1);
}

const watchSection: Addition = async ({ storeDir }, steps, signal) => {
  const file = join(root, 'apps', section, 'webpack.config.mjs');
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration };
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${file} gives webpack nothing to build.`);
  const publish = async (error: Error | null, stats: Stats | undefined) => {
    if (error || stats?.hasErrors()) {
      steps.say(`${section} does not compile:\n${error?.message ?? stats?.toString('errors-only') ?? ''}`);
      return;
    }
    await publishSection({ name: section, storeDir });
    steps.say(`${section} is published as it stands now: reload the page.`);
  };
  await new Promise<void>((resolve) => {
    const watching = compiler.watch({}, (error, stats) => {
      publish(error, stats)
        .catch((problem: unknown) => steps.say(`${section} is not published: ${String(problem)}`))
        .finally(resolve);
    });
    signal.addEventListener('abort', () => watching?.close(() => resolve()));
  });
};

await runUntilStopped(`Starting Puente with ${section} from source`, watchSection);
