import { solveChallenge, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export { type Challenge };

/**
 * The `captchaToken` for a challenge of `GET /api/captcha`: base64 of the JSON `{challenge, solution}`, good for one call.
 * WebCrypto derives keys in threads of its own, so the page stays responsive without a worker.
 * @throws {Error} when no solution was found in time
 */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const controller = new AbortController();
  const lanes = Math.min(4, navigator.hardwareConcurrency || 1);
  try {
    const solution = await Promise.race(
      Array.from({ length: lanes }, (_, lane) =>
        solveChallenge({ challenge, controller, counterStart: lane, counterStep: lanes, deriveKey }),
      ),
    );
    if (!solution) throw new Error('The captcha took too long.');
    const payload: Payload = { challenge, solution };
    return btoa(JSON.stringify(payload));
  } finally {
    controller.abort();
  }
}
