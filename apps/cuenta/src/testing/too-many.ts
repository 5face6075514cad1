import { restError } from '@puente/platform/testing';

/** What a server answers that has had enough, and that has had it for so many seconds. */
export function tooMany(seconds: number): Response {
  const answer = restError(429, 'Demasiados intentos. Espera un momento e inténtalo de nuevo.');
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
