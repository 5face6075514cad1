import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from './stop-signals.ts';

/** A process and when it began: a number alone may belong to somebody else by now. */
const processSchema = z.object({ pid: z.int().positive(), began: z.string().min(1) });
const recordSchema = z.object({ owner: processSchema, groups: z.array(processSchema) });
type KnownProcess = z.infer<typeof processSchema>;

/** The leash (leash.mjs) ends orphans within this; then they are killed. */
const orphanDeadline = 12_000;
const saveAgainAfter = 1000;

export interface ProcessRecords {
  add: (pid: number) => void;
  remove: (pid: number) => void;
  /** Removes the record: everything has ended. */
  close: () => void;
}

/**
 * Claims a data folder for this process and keeps, in `file`, which process groups it runs. What an earlier owner left
 * running when it was killed is ended first.
 * @throws StartError when another living Puente owns the folder, or when there is no room in it
 */
export async function openProcessRecords(file: string, patience = orphanDeadline): Promise<ProcessRecords> {
  await releaseFormerOwner(file, patience);
  const groups = new Map<number, KnownProcess>();
  const owner = describe(process.pid);
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify({ owner, groups: [...groups.values()] }));
    renameSync(`${file}.new`, file);
  };
  let again: NodeJS.Timeout | undefined;
  /** A disk that is full must not end what runs: the record is for the next start, and is written when there is room. */
  const save = () => {
    clearTimeout(again);
    try {
      write();
    } catch {
      again = setTimeout(save, saveAgainAfter).unref();
    }
  };
  try {
    write();
  } catch (error) {
    throw new StartError(
      `Cannot write to ${dirname(file)} (${(error as NodeJS.ErrnoException).code}): make room there, or set PUENTE_DATA to another folder.`,
    );
  }
  return {
    add: (pid) => {
      const known = describe(pid);
      if (!known) return; // it has ended already
      groups.set(pid, known);
      save();
    },
    remove: (pid) => {
      if (groups.delete(pid)) save();
    },
    close: () => {
      clearTimeout(again);
      for (const record of [file, `${file}.new`]) rmSync(record, { force: true });
    },
  };
}

async function releaseFormerOwner(file: string, patience: number): Promise<void> {
  const record = readRecord(file);
  if (!record) return;
  if (isAlive(record.owner)) {
    throw new StartError(
      `Puente already runs on this data folder (process ${record.owner.pid}): stop it, or set PUENTE_DATA to another folder.`,
    );
  }
  const deadline = Date.now() + patience;
  while (record.groups.some(isAlive) && Date.now() < deadline) await pause(100);
  for (const orphan of record.groups.filter(isAlive)) process.kill(-orphan.pid, 'SIGKILL');
}

function readRecord(file: string): z.infer<typeof recordSchema> | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined; // no record, or one cut short by a power failure
  }
}

function isAlive(known: KnownProcess): boolean {
  return describe(known.pid)?.began === known.began;
}

function describe(pid: number): KnownProcess | undefined {
  const began = process.platform === 'linux' ? beganOnLinux(pid) : beganByPs(pid);
  return began ? { pid, began } : undefined;
}

/** Field 22 of /proc/<pid>/stat; none for a zombie. The name before it may hold spaces and parentheses. */
function beganOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function beganByPs(pid: number): string {
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
