import { spawnSync } from 'node:child_process';
import type { ServerUser } from './binaries.ts';

const userName = 'postgres';

/** PostgreSQL refuses to run as root: root runs it as the system user `postgres`, made here if there is none. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const existing = lookUp();
  if (existing) return existing;
  spawnSync('groupadd', ['--system', userName], { stdio: 'ignore' });
  spawnSync('useradd', ['--system', '--no-create-home', '-g', userName, userName], { stdio: 'ignore' });
  const created = lookUp();
  if (created) return created;
  throw new Error(
    'PostgreSQL does not run as root and the user "postgres" could not be created: run as another user.',
  );
}

function lookUp(): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, userName], { encoding: 'utf8' });
    return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : Number.NaN;
  });
  return uid && gid ? { uid, gid } : undefined;
}
