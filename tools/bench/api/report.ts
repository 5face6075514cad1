import { cpus } from 'node:os';
import { median } from 'simple-statistics';
import { type BenchCall } from './calls.ts';
import { type Figures } from './load.ts';
import { type Waits } from './open-loop.ts';

/** What was found of one call, a round each. */
export interface Measured {
  call: BenchCall;
  rounds: Figures[];
  /** Requests a second of the others, a round each. */
  others: Record<string, number[]>;
  /** At half the highest rate, a round each. */
  half: Waits[];
}

const parts = ['gateway', 'jobs', 'identity', 'postgres'];

/** A table as docs/bench has them. The first column is of texts, the others of figures. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((text, column) =>
    Math.max(3, text.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export function callsTable(measured: Measured[], others: string[]): string {
  const head = [
    '',
    'requests/s',
    'least',
    'most',
    'p50 ms',
    'p99 ms',
    'p99 at half',
    'its most',
    ...parts,
    'all',
    'KiB from disk',
    ...others,
  ];
  return table(
    head,
    measured.map((one) => callRow(one, others)),
  );
}

function callRow({ call: { name }, rounds, half, others: asked }: Measured, others: string[]): string[] {
  const speeds = rounds.map(({ requestsPerSecond }) => requestsPerSecond);
  const middle = (of: (figures: Figures) => number) => median(rounds.map(of));
  const costs = parts.map((part) => middle(({ cost }) => cost.get(part) ?? 0));
  const refused = [...rounds, ...half].reduce((sum, one) => sum + one.refused, 0);
  const waits = half.map(({ p99 }) => p99);
  return [
    refused > 0 ? `${name} (${refused} refused)` : name,
    ...[median(speeds), Math.min(...speeds), Math.max(...speeds)].map((speed) => speed.toFixed(0)),
    middle(({ p50 }) => p50).toFixed(0),
    middle(({ p99 }) => p99).toFixed(0),
    ...(half.length > 0 ? [median(waits), Math.max(...waits)].map((ms) => ms.toFixed(0)) : ['', '']),
    ...[...costs, costs.reduce((sum, cost) => sum + cost)].map((ms) => ms.toFixed(2)),
    middle(({ kibRead }) => kibRead).toFixed(0),
    ...others.map((other) => (asked[other] ? median(asked[other]).toFixed(0) : '')),
  ];
}

/** What was found of one call on two stacks, a round each. */
export interface Grown {
  name: string;
  ofFew: Figures[];
  ofMany: Figures[];
}

/** How many times as many a second are answered among few jobs, and how many times as long it takes among many. */
export function growthTable(calls: Grown[]): string {
  const head = [
    '',
    ...['few /s', 'many /s', 'few / many'],
    ...['few, ms of all', 'many', 'many / few'],
    ...['few, ms of jobs', 'many', 'many / few'],
    ...['few, p99 ms', 'many'],
    ...['few, KiB from disk', 'many'],
  ];
  return table(
    head,
    calls.map(({ name, ofFew, ofMany }) => {
      const both = (of: (figures: Figures) => number) =>
        [median(ofFew.map(of)), median(ofMany.map(of))] as const;
      const [fewSpeed, manySpeed] = both(({ requestsPerSecond }) => requestsPerSecond);
      const cost = (names: readonly string[]) => {
        const [few, many] = both((figures) =>
          names.reduce((sum, part) => sum + (figures.cost.get(part) ?? 0), 0),
        );
        return [few.toFixed(2), many.toFixed(2), few < 0.05 ? '' : (many / few).toFixed(1)];
      };
      const refused = [...ofFew, ...ofMany].reduce((sum, one) => sum + one.refused, 0);
      return [
        refused > 0 ? `${name} (${refused} refused)` : name,
        ...[fewSpeed.toFixed(0), manySpeed.toFixed(0), (fewSpeed / manySpeed).toFixed(1)],
        ...cost(parts),
        ...cost(['jobs']),
        ...both(({ p99 }) => p99).map((ms) => ms.toFixed(0)),
        ...both(({ kibRead }) => kibRead).map((kib) => kib.toFixed(0)),
      ];
    }),
  );
}

/** Of a soak: MiB of each process, a row for each look. */
export function memoryTable(looks: { minutes: number; mib: Map<string, number> }[]): string {
  return table(
    ['minutes', ...parts.slice(0, 3)],
    looks.map(({ minutes, mib }) => [
      minutes.toFixed(1),
      ...parts.slice(0, 3).map((part) => (mib.get(part) ?? 0).toFixed(0)),
    ]),
  );
}

/** Where and when. */
export function circumstances(server: string): string {
  const processors = cpus();
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}, PostgreSQL ${server}.`;
}
