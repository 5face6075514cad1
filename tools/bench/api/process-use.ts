import { createReadStream, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What one of the stack's processes (of PostgreSQL: all of them together) has used so far. */
export interface ProcessUse {
  /** Processor time, user and system, in milliseconds. */
  ms: number;
  /** Resident memory in MiB; of PostgreSQL each page that its processes share once for each of them. */
  mib: number;
  /** What the system had to read from the disk for it, in KiB. */
  kibRead: number;
}

interface ProcessStat {
  pid: number;
  parent: number;
  /** Of itself. */
  ticks: number;
  /** Of its children that have ended. */
  endedTicks: number;
  pages: number;
}

/** Linux tells processor time in hundredths of a second, whatever the machine. */
const msPerTick = 10;
const mibPerPage = 4096 / 1024 ** 2;

/**
 * By name: `gateway`, `jobs`, `identity`, `postgres`, `bare`; of the processes that descend from this one. Linux only.
 * @param dataDir of the stack that is looked at; else of all of them
 */
export function processUse(dataDir?: string): Map<string, ProcessUse> {
  const use = new Map<string, ProcessUse>();
  for (const one of ourProcesses(dataDir)) {
    const { ms, mib, kibRead } = use.get(one.name) ?? { ms: 0, mib: 0, kibRead: 0 };
    // Connections of PostgreSQL that ended are known by their parent; no service has children that count.
    const ticks = one.ticks + (one.name === 'postgres' ? one.endedTicks : 0);
    use.set(one.name, {
      ms: ms + ticks * msPerTick,
      mib: mib + one.pages * mibPerPage,
      kibRead: kibRead + kibReadBy(one.pid),
    });
  }
  return use;
}

/** Reads what the jobs service has in a file without a name (`ScratchFile`), so that the system has it in memory. Linux only. */
export async function bringIntoMemory(): Promise<void> {
  for (const { name, pid } of ourProcesses()) {
    if (name !== 'jobs') continue;
    const open = `/proc/${pid}/fd`;
    for (const file of readdirSync(open).map((number) => `${open}/${number}`)) {
      if (!targetOf(file)?.endsWith('/scratch (deleted)')) continue;
      for await (const _ of createReadStream(file, { highWaterMark: 2 ** 20 }));
    }
  }
}

function ourProcesses(dataDir?: string): (ProcessStat & { name: string })[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(Number(pid)));
  let ours = withDescendants(new Set([process.pid]), all);
  if (dataDir) {
    const told = [...ours].filter((pid) => pid !== process.pid && isTold(pid, dataDir));
    ours = withDescendants(new Set(told), all);
  }
  return all.flatMap((one) => {
    const name = ours.has(one.pid) ? nameOf(one.pid) : undefined;
    return name ? [{ ...one, name }] : [];
  });
}

function withDescendants(pids: Set<number>, all: readonly ProcessStat[]): Set<number> {
  for (let known = 0; known < pids.size;) {
    known = pids.size;
    for (const { pid, parent } of all) if (pids.has(parent)) pids.add(pid);
  }
  return pids;
}

/** By an argument (PostgreSQL) or its environment (a service). */
const isTold = (pid: number, dataDir: string): boolean =>
  ['cmdline', 'environ'].some((what) => read(`/proc/${pid}/${what}`)?.includes(dataDir));

/** proc_pid_io(5). */
const kibReadBy = (pid: number): number =>
  Number(/^read_bytes: (\d+)$/m.exec(read(`/proc/${pid}/io`) ?? '')?.[1] ?? 0) / 1024;

function nameOf(pid: number): string | undefined {
  const command = read(`/proc/${pid}/cmdline`) ?? '';
  if (command.includes('bare-server.ts')) return 'bare';
  const [, service] = /services\/(\w+)\/dist\/main\.js/.exec(command) ?? [];
  return service ?? (read(`/proc/${pid}/comm`)?.trim() === 'postgres' ? 'postgres' : undefined);
}

/** proc_pid_stat(5). The name may hold spaces and parentheses. */
function readStat(pid: number): ProcessStat[] {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return [];
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return [
    {
      pid,
      parent: field(4),
      ticks: field(14) + field(15),
      endedTicks: field(16) + field(17),
      pages: field(24),
    },
  ];
}

/** Undefined for a process that has ended meanwhile. */
const read = (file: string) => unlessGone(() => readFileSync(file, 'utf8'));
/** Undefined for what is no longer open. */
const targetOf = (file: string) => unlessGone(() => readlinkSync(file));

function unlessGone<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
