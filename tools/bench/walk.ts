// `npm run bench:walk`: the two main roads as new people walk them, in a slow browser on a phone and in a faster one on
// a laptop: taps, and seconds until there is something to read or to do. Figures for a person to read; it fails only
// where the road breaks.
import { chromium, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { Accounts, Mailbox } from '@puente/e2e-kit';
import { findChromium } from '../checks/chromium.ts';
import { benchOnStack } from './bench-stack.ts';
import { applyFromHome } from './walks/apply-from-home.ts';
import { hireFromHome } from './walks/hire-from-home.ts';

/** What a walk is walked on. */
export interface Device {
  name: string;
  options: BrowserContextOptions;
  /** Of the line: kilobits per second, milliseconds there and back. */
  line: { kbps: number; latency: number };
  /** How many times slower than this machine's the processor is. */
  slower: number;
}

const phone: Device = {
  name: 'phone, 390 × 844, 1.6 Mbps, 150 ms, processor 4 × slower',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  line: { kbps: 1600, latency: 150 },
  slower: 4,
};
const laptop: Device = {
  name: 'laptop, 1366 × 768, 10 Mbps, 40 ms',
  options: { viewport: { width: 1366, height: 768 } },
  line: { kbps: 10_000, latency: 40 },
  slower: 1,
};

interface Step {
  name: string;
  taps: number;
  seconds: number;
}

/** One person on their way. A tap is a press of a finger: on a link, into a field, on a choice, on a phone's Go key. */
export class Walker {
  readonly steps: Step[] = [];
  page: Page;
  readonly mail: Mailbox;
  readonly accounts: Accounts;
  readonly #device: Device;
  #taps = 0;
  /** When the person last did something that may lead on. */
  #acted = 0;

  constructor(page: Page, device: Device, mail: Mailbox, accounts: Accounts) {
    this.page = page;
    this.#device = device;
    this.mail = mail;
    this.accounts = accounts;
  }

  /** Comes from outside: typed the address, or followed a link elsewhere. */
  async arrive(address: string): Promise<void> {
    this.#acted = performance.now();
    await this.page.goto(address, { waitUntil: 'commit' });
  }

  async tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await target.waitFor();
    this.#acted = performance.now();
    await target.click();
  }

  /** A tap into the field; what is typed is not counted. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  /** Opens a list and picks from it. */
  async choose(list: Locator, option: string): Promise<void> {
    this.#taps += 2;
    await list.selectOption(option);
  }

  /** The keyboard's own Go. */
  async go(field: Locator): Promise<void> {
    this.#taps += 1;
    this.#acted = performance.now();
    await field.press('Enter');
  }

  /** To the mail and the link in it, which opens in a tab of its own. */
  async followMail(address: string, path: string): Promise<void> {
    this.#taps += 2;
    const link = await this.mail.link(address, path);
    this.page = await this.page.context().newPage();
    await slowDown(this.page, this.#device);
    await this.arrive(link);
  }

  /** What the person does, and until what they wait for is seen. */
  async step(name: string, work: () => Promise<unknown>, seen: () => Locator): Promise<void> {
    await work();
    await seen().first().waitFor({ timeout: 60_000 });
    this.steps.push({ name, taps: this.#taps, seconds: (performance.now() - this.#acted) / 1000 });
    this.#taps = 0;
  }
}

async function slowDown(page: Page, { line, slower }: Device): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = (line.kbps * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

const walks = [
  { title: 'From home to an application sent', device: phone, walk: applyFromHome },
  { title: 'From home to reading a candidate', device: laptop, walk: hireFromHome },
];

await benchOnStack({ demo: true }, async ({ url, mailUrl = '' }) => {
  const mail = new Mailbox(mailUrl);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const { title, device, walk } of walks) {
    const context = await browser.newContext({ ...device.options, baseURL: url, locale: 'es' });
    const page = await context.newPage();
    await slowDown(page, device);
    const walker = new Walker(page, device, mail, new Accounts(url, mail));
    await walk(walker);
    print(title, device, walker.steps);
    await context.close();
  }
  await browser.close();
});

function print(title: string, { name }: Device, walked: readonly Step[]): void {
  const sum = (of: (step: Step) => number) => walked.reduce((total, step) => total + of(step), 0);
  const rows = [
    ...walked,
    { name: '**all**', taps: sum((step) => step.taps), seconds: sum((step) => step.seconds) },
  ];
  console.log(`\n## ${title}\n\n${name}\n\n| step | taps | seconds |\n| --- | ---: | ---: |`);
  for (const { name: step, taps, seconds } of rows)
    console.log(`| ${step} | ${taps} | ${seconds.toFixed(1)} |`);
}
