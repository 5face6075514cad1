// That each question of the tests of every page finds what it asks about.
import { expect, test, violationsIn, type Page } from '../fixtures.ts';
import { installInspector, type Inspector } from './inspector.ts';
import { walkWithTab } from './tab-order.ts';

const link = '<a href="#one" style="display: inline-block; min-width: 44px; line-height: 44px">Uno</a>';
const sound = {
  title: 'Uno · Puente',
  header: `<nav>${link}</nav>`,
  main: '<h1>Uno</h1><p>Un texto.</p><button style="padding: 1rem; outline-offset: 2px">Seguir</button>',
  footer: '<p>Pie</p>',
  style: ':focus-visible { outline: 3px solid #3f2fa5 }',
};

const open = async (page: Page, { title, header, main, footer, style }: typeof sound) => {
  await page.setContent(`<!doctype html><html lang="es"><head><title>${title}</title><style>${style}</style></head>
    <body><div id="root"><header>${header}</header><main>${main}</main><footer>${footer}</footer></div></body></html>`);
  await page.evaluate(installInspector);
};

const ask = (page: Page, about: keyof Inspector | 'keyboard' | 'axe') => {
  if (about === 'keyboard') return walkWithTab(page);
  if (about === 'axe') return violationsIn(page);
  return page.evaluate((name) => window.inspector[name](), about);
};

const bar = '<div style="position: fixed; inset: 0 0 auto; height: 100%; background: #fff">Encima</div>';
const broken: [about: Parameters<typeof ask>[1], complaint: string, change: Partial<typeof sound>][] = [
  ['structure', '2 visible h1', { main: '<h1>Uno</h1><h1>Dos</h1>' }],
  ['structure', '0 visible h1', { main: '<h1 hidden>Uno</h1>' }],
  ['structure', 'the h1 is not in main', { main: '<p>Nada</p>', footer: '<h1>Uno</h1>' }],
  ['structure', 'the title is «Dos · Puente»', { title: 'Dos · Puente' }],
  ['structure', 'no nav is to be seen', { header: 'Puente' }],
  ['sideways', 'px wide', { main: '<p style="width: 3000px">Ancho</p>' }],
  ['unreadable', 'cut off: <p', { main: '<p style="width: 2rem; overflow: hidden">Emprendimiento</p>' }],
  ['unreadable', 'on each other: <p', { main: '<p>Uno</p><p style="margin-top: -2.2rem">Dos</p>' }],
  [
    'brokenWords',
    '«Buscar»: <button',
    { main: '<h1>Uno</h1><button style="width: 3rem; overflow-wrap: anywhere">Buscar</button>' },
  ],
  ['unpressable', 'under <div', { footer: bar }],
  [
    'unpressable',
    'outside the window',
    { main: '<button style="position: fixed; left: -99px">Uno</button>' },
  ],
  ['smallTargets', '<a', { header: '<nav><a href="#one">Uno</a></nav>' }],
  ['moving', 'would move: <p', { main: '<p style="transition: color 1s">Uno</p>' }],
  [
    'moving',
    'runs: <p',
    { main: '<p>Uno</p>', style: '@keyframes a { to { opacity: 0 } } p { animation: a 9s }' },
  ],
  ['keyboard', 'no focus to be seen: <a', { style: 'a { outline: none }' }],
  ['keyboard', 'a focus of contrast 1.0', { style: ':focus-visible { outline: 3px solid #fff }' }],
  [
    'keyboard',
    'a focus of contrast 1.0',
    {
      style: `main { position: relative; isolation: isolate } :focus-visible { outline: 3px solid #3f2fa5 }
        main::before { content: ''; position: absolute; inset: -9px; z-index: -1; background: #3f2fa5 }`,
    },
  ],
  ['keyboard', 'the focus is under <div', { footer: bar }],
  ['keyboard', 'not reached with Tab: <button', { main: '<button onfocus="this.blur()">Seguir</button>' }],
  ['keyboard', 'no way out with Tab', { main: '<button onblur="this.focus()">Seguir</button>' }],
  ['axe', 'color-contrast', { main: '<h1>Uno</h1><p style="color: #ccc">Pálido</p>' }],
  ['axe', 'image-alt', { main: '<h1>Uno</h1><img src="data:,">' }],
  [
    'axe',
    'target-size',
    { main: '<h1>Uno</h1><button style="width: 9px; height: 9px; padding: 0">a</button><button>b</button>' },
  ],
];

for (const about of new Set(broken.map(([name]) => name))) {
  test(`${about}: nothing is wrong with a sound page, and what is with a broken one is found`, async ({
    page,
  }) => {
    await open(page, sound);
    expect(await ask(page, about)).toEqual([]);
    for (const [, complaint, change] of broken.filter(([name]) => name === about)) {
      await open(page, { ...sound, ...change });
      expect((await ask(page, about)).join('\n'), JSON.stringify(change)).toContain(complaint);
    }
  });
}
