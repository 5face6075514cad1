import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startGatewayProcess, startTestGateway, type TestGateway } from './testing.ts';

let behind: TestGateway;
beforeEach(async () => {
  behind = await startTestGateway();
});
afterEach(() => behind.close());

(existsSync('/dev/full') ? test : test.skip)(
  'a gateway whose log is on a full disk answers every read',
  async () => {
    const full = openSync('/dev/full', 'w');
    const { gateway, url } = await startGatewayProcess(behind, full);
    closeSync(full);
    const statuses: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      for (const path of ['/', '/registry.json', '/api/jobs', '/api/health']) {
        statuses.push((await fetch(url + path)).status);
      }
    }
    expect(statuses).toEqual(Array.from({ length: 400 }, () => 200));
    expect(gateway.exitCode).toBe(null);
    const ended = once(gateway, 'exit');
    gateway.kill();
    expect(await ended).toEqual([0, null]);
  },
  60_000,
);
