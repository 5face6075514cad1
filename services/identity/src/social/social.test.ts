import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { socialEmailMissing, type SocialProvider, type UserType } from '@puente/domain/identity';
import { refusal, refusalDetails } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../testing/identity-app.ts';
import { localTenant } from '../testing/identity-provider/identity-provider.ts';
import type { Person } from '../testing/identity-provider/people.ts';
import {
  entered,
  somebody,
  startSocialIdentity,
  type AccountRow,
  type SocialApp,
} from '../testing/social-app.ts';

let identity: SocialApp;
beforeAll(async () => {
  identity = await startSocialIdentity();
});
afterAll(() => identity.stop());

const providers = ['google', 'facebook', 'microsoft'] as const;
const roles = ['user', 'employer'] as const;
const other = (role: UserType): UserType => (role === 'user' ? 'employer' : 'user');

const accountsOf = (person: { email: string }) => identity.accountsOf(person);

const reasonOf = (answer: Answer) => ({ status: answer.status, reason: refusalDetails(answer).reason });

const sessionsOf = async (id: number) => {
  const { rows } = await identity.admin.query('select from identity.sessions where user_id = $1', [id]);
  return rows.length;
};

const nameOf = (provider: SocialProvider, { subject }: Person) =>
  `${provider}:${provider === 'microsoft' ? `${localTenant}/` : ''}${subject}`;

/** Of a new account, as a provider makes it: Google alone vouches for an e-mail. */
const made = (provider: SocialProvider, person: Person, role: UserType): Omit<AccountRow, 'id'> => ({
  role,
  provider,
  confirmed: provider === 'google' && person.verified,
  hasPassword: false,
  knows: [nameOf(provider, person)],
});

/** Somebody whose account is confirmed and knows them. */
async function knownPerson(
  provider: SocialProvider,
  role: UserType,
): Promise<{ person: Person; id: number }> {
  const person = somebody();
  await identity.signIn(provider, person, role);
  await identity.admin.query('update identity.users set confirmed_at = now() where email = $1', [
    person.email,
  ]);
  const [account] = await accountsOf(person);
  return { person, id: account?.id ?? 0 };
}

describe.each(providers)('the linking matrix: %s', (provider) => {
  describe.each(roles)('asked for as %s', (role) => {
    beforeEach(() => identity.skipMailPauses());

    /** A new account of whom comes now, entered if the provider vouches for the e-mail; and no other change. */
    async function expectNew(answer: Answer, person: Person, before: AccountRow[] = []): Promise<void> {
      const [account, ...rest] = (await accountsOf(person)).filter(
        ({ id }) => !before.some((it) => it.id === id),
      );
      expect(rest).toEqual([]);
      expect(account).toEqual({ id: expect.any(Number), ...made(provider, person, role) });
      if (account?.confirmed) {
        expect(entered(answer)).toBe(account.id);
      } else {
        expect(reasonOf(answer)).toEqual({ status: 403, reason: 'account-unconfirmed' });
        expect((await identity.sink.mailTo(person.email)).text).toContain('/confirm?token=');
        expect(await sessionsOf(account?.id ?? 0)).toBe(0);
      }
    }

    /** Nobody is entered, and what was there is as it was. */
    async function expectToLink(answer: Answer, person: Person, before: AccountRow[]): Promise<void> {
      expect(reasonOf(answer)).toEqual({ status: 409, reason: 'account-exists' });
      expect(refusalDetails(answer).token).toMatch(/^[\w-]{43}$/);
      expect(await accountsOf(person)).toEqual(before);
    }

    test('somebody new gets an account of the role asked for', async () => {
      const person = somebody();
      await expectNew(await identity.signIn(provider, person, role), person);
    });

    test('a known subject enters their account, whatever the role and the e-mail say now', async () => {
      const { person, id } = await knownPerson(provider, role);
      const victim = await identity.account({ userType: role });
      expect(entered(await identity.signIn(provider, person, role))).toBe(id);
      const now = { ...person, email: victim.email };
      expect(entered(await identity.signIn(provider, now, other(role)))).toBe(id);
      const [account] = await accountsOf(person);
      expect(account).toMatchObject({ id, role });
      expect(await accountsOf(victim)).toEqual([expect.objectContaining({ id: victim.id, knows: [] })]);
    });

    test.each([
      ['the same role', role],
      ['the other role', other(role)],
    ])('a known e-mail of an account of %s is not entered', async (_, userType) => {
      const account = await identity.account({ userType });
      const person = somebody({ email: account.email });
      const before = await accountsOf(account);
      await expectToLink(await identity.signIn(provider, person, role), person, before);
      expect(await sessionsOf(account.id)).toBe(1);
    });

    test('a known e-mail in capitals is not entered either', async () => {
      const account = await identity.account({ userType: role });
      const person = somebody({ email: account.email.toUpperCase() });
      const before = await accountsOf(account);
      const lower = { ...person, email: account.email };
      await expectToLink(await identity.signIn(provider, person, role), lower, before);
    });

    test('of a known e-mail with both accounts, the one of the role is to be linked', async () => {
      const account = await identity.account({ userType: role });
      await identity.account({ userType: other(role), email: account.email });
      const answer = await identity.signIn(provider, somebody({ email: account.email }), role);
      const { rows } = await identity.admin.query(
        `select user_id from identity.social_links where hash = sha256($1)`,
        [Buffer.from(String(refusalDetails(answer).token))],
      );
      expect(rows).toEqual([{ user_id: account.id }]);
    });

    test('an e-mail that another provider’s account has is not entered', async () => {
      const owner = providers[(providers.indexOf(provider) + 1) % 3] ?? 'google';
      const { person } = await knownPerson(owner, role);
      await expectToLink(await identity.signIn(provider, person, role), person, await accountsOf(person));
    });

    test('another subject with the e-mail of a known one is not entered', async () => {
      const { person } = await knownPerson(provider, role);
      const thief = { ...person, subject: 'somebody-else' };
      await expectToLink(await identity.signIn(provider, thief, role), person, await accountsOf(person));
    });

    test('an unconfirmed account gives way to who has shown that the e-mail is theirs, and to nobody else', async () => {
      const squatter = await identity.account({ userType: role, confirmed: false });
      const person = somebody({ email: squatter.email });
      const before = await accountsOf(person);
      const answer = await identity.signIn(provider, person, role);
      if (provider === 'google') {
        // Not one with the squatter's password in it.
        await expectNew(answer, person);
        const body = { identifier: squatter.email, password: squatter.password };
        expect(refusal(await identity.call('POST /api/auth/local', { body })).status).toBe(401);
      } else {
        expect(reasonOf(answer)).toEqual({ status: 403, reason: 'account-unconfirmed' });
        expect(await accountsOf(person)).toEqual(before);
      }
    });

    test('an unconfirmed account of a stranger at another provider gives way in the same way', async () => {
      const person = somebody();
      await identity.signIn('facebook', { ...person, subject: `stranger-${randomUUID()}` }, role);
      const before = await accountsOf(person);
      const answer = await identity.signIn(provider, person, role);
      if (provider === 'google') await expectNew(answer, person);
      else expect(await accountsOf(person)).toEqual(before);
    });

    test('an unconfirmed account of the other role is left alone', async () => {
      const squatter = await identity.account({ userType: other(role), confirmed: false });
      const person = somebody({ email: squatter.email });
      const before = await accountsOf(person);
      await expectNew(await identity.signIn(provider, person, role), person, before);
      expect((await accountsOf(person)).filter(({ id }) => id === squatter.id)).toEqual(before);
    });

    test('after their account was deleted, a subject is new', async () => {
      const { person, id } = await knownPerson(provider, role);
      await identity.admin.query('delete from identity.users where id = $1', [id]);
      await identity.skipMailPauses();
      await expectNew(await identity.signIn(provider, person, role), person);
    });

    test('after their account waited too long for its confirmation, a subject is new', async () => {
      const person = somebody();
      await identity.signIn(provider, person, role);
      await identity.admin.query(
        `update identity.users set confirmed_at = null, created_at = now() - interval '3 days' where email = $1`,
        [person.email],
      );
      await identity.skipMailPauses();
      const before = await accountsOf(person);
      await expectNew(await identity.signIn(provider, person, role), person);
      expect((await accountsOf(person))[0]?.id).not.toBe(before[0]?.id);
    });

    test('with an e-mail that the provider has not verified, a new account waits for its confirmation', async () => {
      const person = somebody({ verified: false });
      await expectNew(await identity.signIn(provider, person, role), person);
      expect((await accountsOf(person))[0]).toMatchObject({ confirmed: false });
      await identity.skipMailPauses();
      const again = await identity.signIn(provider, person, role);
      expect(reasonOf(again)).toEqual({ status: 403, reason: 'account-unconfirmed' });
    });

    test('with such an e-mail, an account that has it is not entered', async () => {
      const account = await identity.account({ userType: role });
      const person = somebody({ email: account.email, verified: false });
      await expectToLink(await identity.signIn(provider, person, role), person, await accountsOf(person));
    });

    test('without an e-mail, nobody is entered and nothing is made', async () => {
      const person = somebody({ email: '' });
      const answer = await identity.signIn(provider, person, role);
      expect(refusal(answer)).toEqual({ status: 400, message: socialEmailMissing(provider) });
      expect(refusalDetails(answer)).toEqual({ reason: 'social-email-missing' });
      expect(await accountsOf(person)).toEqual([]);
    });
  });
});
