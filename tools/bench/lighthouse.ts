// `npm run bench:lighthouse [-- --runs 5]`: Lighthouse's mobile preset against the built site with its sample data, the
// median of several runs per page. Figures for a person to read and compare; nothing fails here.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { median } from 'simple-statistics';
import { findChromium } from '../checks/chromium.ts';
import { benchOnStack } from './bench-stack.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};
const chromeFlags = [
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync',
  '--disable-background-networking --disable-component-update',
].flatMap((line) => line.split(' '));

await benchOnStack({ demo: true }, async ({ url, signal }) => {
  const pages = ['/', '/empleos', `/detalle-empleo/${await anyJob(url)}`, '/planes'];
  console.log(
    `\n${`mobile, median of ${runs}`.padEnd(24)}${[...categories, ...Object.values(metrics)].map((name) => name.padStart(16)).join('')}`,
  );
  for (const page of pages) {
    const results: Result[] = [];
    for (let visit = 0; visit < 2 * runs && results.length < runs && !signal.aborted; visit += 1) {
      const result = await measure(url + page);
      // A visit that Lighthouse could not measure is told and made again: its zeros are no figures.
      if (result.runtimeError) console.warn(`${page}: ${result.runtimeError.message}`);
      else results.push(result);
    }
    const row = [
      ...categories.map((name) =>
        median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100)).toFixed(0),
      ),
      ...Object.keys(metrics).map((name) => {
        const value = median(results.map(({ audits }) => audits[name]?.numericValue ?? NaN));
        return name === 'cumulative-layout-shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`;
      }),
    ];
    console.log(page.padEnd(24) + row.map((cell) => cell.padStart(16)).join(''));
  }
});

async function anyJob(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/jobs?pagination[pageSize]=1`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const [job] = data;
  if (!job) throw new Error('there is no sample job');
  return job.id;
}

/** One visit with an empty cache, in a browser of its own. */
async function measure(address: string): Promise<Result> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags });
  try {
    const outcome = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!outcome) throw new Error(`no figures for ${address}`);
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}
