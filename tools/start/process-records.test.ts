import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { openProcessRecords } from './process-records.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk(1);
if (!disk) console.warn('No file system may be mounted here: records on a full disk are NOT tested.');
const onSmallDisk = disk ? test : test.skip;
const file = join(disk?.folder ?? '', 'processes.json');
afterAll(() => disk?.remove());

const recorded = () => readFileSync(file, 'utf8').includes(`"pid":${process.ppid}`);

onSmallDisk('a record for which there is no room is written when there is', async () => {
  const records = await openProcessRecords(file);
  disk?.fill();
  records.add(process.ppid);
  await pause(1500);
  expect(recorded()).toBe(false);
  disk?.free();
  while (!recorded()) await pause(50);
  records.close();
});

onSmallDisk('a data folder without room is told in one line', async () => {
  disk?.fill();
  await expect(openProcessRecords(file)).rejects.toThrow(
    /^Cannot write to \S+ \(ENOSPC\): make room there, or set PUENTE_DATA to another folder\.$/,
  );
  disk?.free();
});
