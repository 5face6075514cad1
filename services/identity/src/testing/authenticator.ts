import { jest } from '@jest/globals';
import { authAnswerSchema, recoveryCodesSchema, twoFactorSetupSchema } from '@puente/domain/identity';
import { refusalDetails } from '@puente/service-kit/testing';
import { TOTP, URI } from 'otpauth';
import type { Account, Answer, IdentityApp } from './identity-app.ts';

/** An authenticator app that has scanned a set-up; its codes are of the clock that `Date.now` tells. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(readonly uri: string) {
    const read = URI.parse(uri);
    if (!(read instanceof TOTP)) throw new Error(`No TOTP: ${uri}`);
    this.totp = read;
  }

  /** @param steps of 30 seconds from now */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * 30_000 });
  }

  /** A code of none of the steps about now. */
  wrongCode(): string {
    const right = [-2, -1, 0, 1, 2].map((steps) => this.code(steps));
    const wrong = Array.from(right.concat(''), (_, digit) => String(digit).repeat(6));
    return wrong.find((code) => !right.includes(code)) ?? '';
  }
}

/** Stops the clock of service and app, so many milliseconds into the present step of 30 seconds. */
export function standAt(milliseconds: number): void {
  const step = Math.floor(Date.now() / 30_000) * 30_000;
  jest.spyOn(Date, 'now').mockReturnValue(step + milliseconds);
}

/** The calls about a second step, by an app that they are made to. */
export function secondStepOf(identity: IdentityApp) {
  const post = (path: string, body: object, token?: string) =>
    identity.call(`POST /api/auth/${path}`, { body, ...(token !== undefined && { token }) });

  async function begin({ token, password }: Account): Promise<Authenticator> {
    const { body } = await post('two-factor/begin', { password }, token);
    return new Authenticator(twoFactorSetupSchema.strict().parse(body).uri);
  }

  return {
    post,
    begin,
    /** An account whose second step is on. */
    async switchedOn(account: Account) {
      const app = await begin(account);
      const { body } = await post('two-factor/enable', { code: app.code() }, account.token);
      return { account, app, recoveryCodes: recoveryCodesSchema.strict().parse(body).recoveryCodes };
    },
    signIn: ({ email, password }: Account) => post('local', { identifier: email, password }),
    /** The token of a sign-in that waits for its second step. */
    async pending(account: Account): Promise<string> {
      return tokenOf(await post('local', { identifier: account.email, password: account.password }));
    },
    /** @param cookie of a browser that was in the account before */
    finish: (token: string, code: string, cookie?: string) =>
      identity.call('POST /api/auth/two-factor', {
        body: { token, code },
        ...(cookie !== undefined && { headers: { cookie } }),
      }),
    jwtOf: ({ body }: Answer) => authAnswerSchema.parse(body).jwt,
  };
}

function tokenOf(answer: Answer): string {
  const { token } = refusalDetails(answer);
  if (typeof token !== 'string') throw new Error(`No second step: ${JSON.stringify(answer.body)}`);
  return token;
}
