import { verify } from '@node-rs/argon2';
import autocannon from 'autocannon';

const seconds = 10;
/** As many as the service compares at once. */
const atOnce = 2;

/** How many passwords a second this machine compares with such a hash. */
export async function passwordsPerSecond(passwordHash: string): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const compare = async () => {
    let count = 0;
    for (; performance.now() < end; count += 1) await verify(passwordHash, 'Otra#Clave1234');
    return count;
  };
  const counts = await Promise.all(Array.from({ length: atOnce }, compare));
  return counts.reduce((sum, count) => sum + count) / seconds;
}

/**
 * How many right sign-ins a second the site does.
 * @throws Error when one of them is refused
 */
export async function signInsPerSecond(url: string, credentials: object): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: `${url}/api/auth/local`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
    connections: 10,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${non2xx} sign-ins were refused.`);
  return requests.average;
}
