import { expect, test } from '@jest/globals';
import { tokensOf } from './tokens.ts';
import { readTrades, tradeNames } from './trade-words.ts';
import trades from './words/trades.json' with { type: 'json' };

const read = (text: string) =>
  readTrades(tokensOf(text)).map(({ tokens, meaning }) => [
    tokens.map(({ word }) => word).join(' '),
    meaning?.wish ?? (meaning?.filler ? 'filler' : (meaning?.names?.[0] ?? null)),
  ]);

test.each([
  ['Meseras', [['meseras', 'mesero']]],
  ['waitress', [['waitress', 'mesero']]],
  ['mesero/a', [['mesero', 'mesero']]],
  ['operador quinta rueda', [['operador quinta rueda', 'operador de quinta rueda']]],
  [
    'busco trabajo de cocinera 🙏🙏',
    [
      ['busco', 'filler'],
      ['trabajo de', 'filler'],
      ['cocinera', 'cocinero'],
    ],
  ],
  ['trabajo social', [['trabajo social', 'trabajador social']]],
  [
    'lavaplatos sin inglés',
    [
      ['lavaplatos', 'lavaplatos'],
      ['sin inglés', 'spanish'],
    ],
  ],
  [
    'cashier part time',
    [
      ['cashier', 'cajero'],
      ['part time', 'partTime'],
    ],
  ],
  ['español', [['español', null]]],
  ['wait', [['wait', null]]],
  ['', []],
])('«%s» is read as %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('every trade has a name in Spanish, and says none twice in one land', () => {
  for (const { names } of trades) {
    expect(names.es.length).toBeGreaterThan(0);
    for (const said of Object.values(names)) expect(said).toEqual([...new Set(said)]);
  }
});

test('every name is known by itself', () => {
  const lost = tradeNames().filter((name) => {
    const [reading, ...more] = readTrades(tokensOf(name));
    return more.length > 0 || !(reading?.meaning?.names ?? reading?.meaning?.wish);
  });
  // Which only find.
  const found = trades.flatMap((trade) => [
    ...('found' in trade ? trade.found : []),
    ...('near' in trade ? trade.near : []),
  ]);
  expect(lost.filter((name) => !found.includes(name))).toEqual([]);
});
