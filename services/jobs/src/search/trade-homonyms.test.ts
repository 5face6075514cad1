import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { tokensOf } from './tokens.ts';
import trades from './words/trades.json' with { type: 'json' };

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

/** The names of a trade that find its jobs. */
const finding = trades.map((trade) => {
  const homonyms: readonly string[] = 'homonyms' in trade ? trade.homonyms : [];
  const found = 'found' in trade ? trade.found : [];
  return [...Object.values(trade.names).flat(), ...found]
    .filter((name) => !homonyms.includes(name))
    .map((name) => tokensOf(name.replace(/ -\p{L}+/gu, '')));
});

/** Of near trades: who looks for one may be shown the other. */
const meant = [
  'administrativo: administrador',
  'designer: design',
  'despachador: despacho',
  'electricidad: eléctricas',
  'electricidad: eléctrico',
  'electricista: electric',
  'empacador: empacador',
  'griller: grill',
  'interpreter: intérprete',
  'intérprete: interpreter',
  'packager: package',
  'parrillero: parrillero',
  'picker: pick',
  'recepcionista: recepción',
  'recepción: recepcionista',
  'repartidor: repartidor',
  'superintendent: superintendent',
  'tractorista: tractor',
  'trucker: truck',
];

test('no name of a trade finds another trade by being its name or by having the stem of its words', async () => {
  const words = [...new Set(finding.flat(2).map(({ word }) => word))];
  const { rows } = await jobs.admin.query<{ word: string; stem: string | null }>(
    'select word, jobs.stem(jobs.plain(word)) as stem from unnest($1::text[]) word',
    [words],
  );
  const stems = new Map(rows.map(({ word, stem }) => [word, stem]));
  const homonyms = finding.flatMap((names, trade) => {
    const others = finding.filter((_, other) => other !== trade).flat();
    return names.flatMap(([name, ...more]) =>
      !name || more.length > 0
        ? []
        : others.flatMap((other) =>
            other
              .filter(({ word }) => stems.get(word) === stems.get(name.word))
              // «Mecánico» is in «mecánico diésel» for a reason.
              .filter(({ key }) => key !== name.key || other.length === 1)
              .map(({ word }) => `${name.word}: ${word}`),
          ),
    );
  });
  expect([...new Set(homonyms)].toSorted()).toEqual(meant.toSorted());
});
