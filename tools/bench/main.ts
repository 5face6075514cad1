// `npm run bench [-- --jobs 100000]`: how fast the calls of the site answer, through the gateway, on sample data.
// Figures for a person to read and compare; nothing fails here.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { benchOnStack } from './bench-stack.ts';

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '5' } },
});
const jobs = Number(values.jobs);
const seconds = Number(values.seconds);

/** What people do, as the pages ask for it. */
const calls = {
  'home page': '/',
  registry: '/registry.json',
  'newest jobs': '/api/jobs?populate=employer',
  'jobs of a state': '/api/jobs?filters[country][$eq]=Estados%20Unidos&filters[province][$eq]=Texas',
  'kitchen work, best first': '/api/jobs?_q=cocinera&populate=employer',
  'with a typo': '/api/jobs?_q=meserra',
  'by pay, page 40': '/api/jobs?sort=salary:desc&pagination[page]=40',
  'one job': '/api/jobs/1?populate=*',
  'is a username free': '/api/users?filters[username][$eqi]=candidata',
};

await benchOnStack(
  { demo: false, environment: { RATE_LIMIT_SCALE: '1000000' } },
  async ({ url, signal, seed }) => {
    await seed(jobs);
    console.log(
      `\n${'10 connections, '.padEnd(28)}${'requests/s'.padStart(12)}${'p50 ms'.padStart(9)}${'p97.5 ms'.padStart(10)}`,
    );
    for (const [name, path] of Object.entries(calls)) {
      if (signal.aborted) break;
      const { requests, latency, non2xx } = await autocannon({
        url: url + path,
        duration: seconds,
        connections: 10,
        headers: { 'accept-encoding': 'br' },
      });
      const figures = [
        requests.average.toFixed(0).padStart(12),
        String(latency.p50).padStart(9),
        String(latency.p97_5).padStart(10),
      ];
      console.log(`${name.padEnd(28)}${figures.join('')}${non2xx > 0 ? `  (${non2xx} were refused)` : ''}`);
    }
  },
);
