// `npx node tools/icons/main.ts`: draws the icons of the installed app anew after a change of apps/shell/src/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../checks/chromium.ts';
import { root } from '../start/processes.ts';

const shell = join(root, 'apps', 'shell', 'src');
/** The paper of the tokens. */
const paper = '#fffaf3';

/** `mark`: the bridge's width, as a part of the icon's. `corner`: of the plate it stands on. */
const icons = [
  { file: 'icon-192.png', size: 192, mark: 0.74, corner: 0.22 },
  { file: 'icon-512.png', size: 512, mark: 0.74, corner: 0.22 },
  // A launcher cuts any shape out of these: what counts stays within the circle of 80 %.
  { file: 'icon-maskable-512.png', size: 512, mark: 0.64, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.7, corner: 0 },
];

const drawing = Buffer.from(readFileSync(join(shell, 'icon.svg'))).toString('base64');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  for (const { file, size, mark, corner } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0"><div style="display:grid;place-items:center;height:100vh;
      background:${paper};border-radius:${corner * size}px">
      <img width="${mark * size}" src="data:image/svg+xml;base64,${drawing}"></div>`);
    await page.evaluate('document.querySelector("img").decode()');
    await page.screenshot({ path: join(shell, 'manifest', file), omitBackground: true });
  }
} finally {
  await browser.close();
}
