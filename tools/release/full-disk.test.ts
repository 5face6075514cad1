import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pruneStore } from './prune.ts';
import { Workshop } from './testing.ts';

let workshop: Workshop;
beforeEach(() => {
  workshop = new Workshop();
  mkdirSync(workshop.storeDir);
});
afterEach(() => workshop.remove());

const fillings = () => readdirSync(workshop.storeDir).filter((name) => name.startsWith('filling'));

/** Until not a byte more can be written. */
function fill(): void {
  for (const size of [100_000, 10_000, 1]) {
    for (let turn = 0; ; turn += 1) {
      const file = join(workshop.storeDir, `filling-${size}-${turn}`);
      try {
        writeFileSync(file, 'x'.repeat(size));
      } catch {
        rmSync(file, { force: true });
        break;
      }
    }
  }
}

// To mount is root's privilege.
(process.getuid?.() === 0 ? test : test.skip)(
  'a full disk leaves what was live, nothing half behind, and can be pruned',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', workshop.storeDir]);
    try {
      await workshop.publishShell();
      for (const code of ['first', 'second', 'bad']) await workshop.publishBuild({ code });
      await workshop.rollback();
      const live = () => workshop.read('registry.json') + workshop.read('shell.json');
      const before = live();
      const names = () =>
        readdirSync(workshop.storeDir, { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.startsWith('filling'))
          .toSorted();
      const files = names();
      fill();
      const refusals = [
        workshop.publishBuild({ code: 'third'.repeat(2000) }),
        workshop.publishShell({ code: 'other'.repeat(2000) }),
        workshop.rollback(),
      ];
      for (const refusal of refusals) await expect(refusal).rejects.toThrow('ENOSPC');
      expect(live()).toBe(before);
      expect(names()).toEqual(files);

      const { withdrawn } = workshop.section()!;
      const later = Date.now() + 31 * 86_400_000;
      expect(await pruneStore(workshop.storeDir, later)).toEqual([`sections/muestra/${withdrawn?.[0]}`]);
      expect(names().filter((name) => name.includes('pruned'))).toEqual([]);

      for (const name of fillings()) rmSync(join(workshop.storeDir, name));
      const version = await workshop.publish();
      expect(workshop.section()?.version).toBe(version);
    } finally {
      execFileSync('umount', [workshop.storeDir]);
    }
  },
);
