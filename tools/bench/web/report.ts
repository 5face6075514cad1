import { interquartileRange, median } from 'simple-statistics';
import { type Visit } from './visit.ts';

/** Visits of one page, of both programs. */
export interface Measured {
  name: string;
  composed: Visit[];
  twin: Visit[];
}

const figures: { name: string; of: (visit: Visit) => number; digits: number; compared?: true }[] = [
  { name: 'kB', of: ({ bytes }) => bytes / 1000, digits: 1, compared: true },
  { name: 'requests', of: ({ requests }) => requests, digits: 0 },
  { name: 'round trips', of: ({ roundTrips }) => roundTrips, digits: 0 },
  { name: 'FCP ms', of: ({ firstPaint }) => firstPaint, digits: 0 },
  { name: 'LCP ms', of: ({ largestPaint }) => largestPaint, digits: 0, compared: true },
  { name: 'drawn ms', of: ({ drawn }) => drawn, digits: 0, compared: true },
  { name: 'TBT ms', of: ({ blocked }) => blocked, digits: 0 },
];

/** A table in Markdown: medians, with the spread of their middle half where they differ. */
export function table(title: string, measured: readonly Measured[]): string {
  const ratio = (one: Measured, of: (visit: Visit) => number) =>
    (median(one.composed.map(of)) / median(one.twin.map(of))).toFixed(2);
  const rows = measured.flatMap((one) => [
    row(one.name, 'composed', one.composed),
    row('', 'twin', one.twin),
    `| | ratio | ${figures.map(({ of, compared }) => (compared ? ratio(one, of) : '')).join(' | ')} |`,
  ]);
  const names = figures.map(({ name }) => name);
  return [
    `## ${title}\n`,
    `| page | program | ${names.join(' | ')} |`,
    `| --- | --- | ${names.map(() => '---:').join(' | ')} |`,
    ...rows,
  ].join('\n');
}

function row(page: string, program: string, visits: readonly Visit[]): string {
  const cells = figures.map(({ of, digits }) => {
    const values = visits.map(of);
    const spread = values.length > 1 ? interquartileRange(values) : 0;
    return `${median(values).toFixed(digits)}${spread >= 0.5 ? ` ± ${(spread / 2).toFixed(digits)}` : ''}`;
  });
  return `| ${page} | ${program} | ${cells.join(' | ')} |`;
}
