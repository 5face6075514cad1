import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authAnswerSchema, identityMessages } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { entered, somebody, startSocialIdentity, type SocialApp } from '../testing/social-app.ts';
import { nameOf } from './new-account.ts';

let identity: SocialApp;
beforeAll(async () => {
  identity = await startSocialIdentity();
});
afterAll(() => identity.stop());

describe('a name as a provider has it', () => {
  test.each([
    ['  MARÍA  josé ', 'María José'],
    ['garcía-núñez', 'García-Núñez'],
    ["O'Higgins", "O'Higgins"],
    ['明', '明'],
    ['Gana dinero: evil.com/x?y=1', 'Gana Dinero Evil Com X Y'],
    ['<b>Ana</b>', 'B Ana B'],
  ])('«%s» is kept as «%s»', (given, kept) => expect(nameOf(given)).toBe(kept));

  test.each(['', ' ', '…', '123', '-', '\u0000'])('«%s» is none', (given) =>
    expect(nameOf(given)).toBeUndefined(),
  );

  test('is cut to what a name may be', () => expect(nameOf('ñ'.repeat(500))).toHaveLength(60));
});

describe('a new account', () => {
  test('that waits for its mail says by which provider it was made, in the mail and to who looks', async () => {
    const person = somebody();
    expect(refusal(await identity.signIn('facebook', person)).status).toBe(403);
    const { text } = await identity.sink.mailTo(person.email);
    expect(text.replace(/\s+/g, ' ')).toContain('Confírmala solo si tú entraste con Facebook');
    const token = /\/confirm\?token=([\w-]+)/.exec(text)?.[1];
    const { body } = await identity.call('POST /api/auth/email-confirmation/look', { body: { token } });
    expect(body).toMatchObject({ provider: 'facebook', registeredHere: false });
  });

  test('is a seeker’s unless a role is asked for', async () => {
    const person = somebody();
    await identity.signIn('google', person);
    expect(await identity.accountsOf(person)).toMatchObject([{ role: 'user' }]);
  });

  test.each([
    [
      'Ana María López',
      'ana@correo.test',
      { nombre: 'Ana', apellido: 'María López', username: 'anamarialopez' },
    ],
    ['Madonna', 'madonna@correo.test', { nombre: 'Madonna', apellido: '', username: 'madonna' }],
    ['', 'berta.9@correo.test', { nombre: 'Berta', apellido: '', username: 'berta' }],
    ['', '99@correo.test', { nombre: 'Persona', apellido: '', username: 'persona' }],
  ])('of «%s» (%s) has names of ours', async (name, email, wanted) => {
    const answer = await identity.signIn('google', somebody({ name, email }));
    expect(authAnswerSchema.parse(answer.body).user).toMatchObject(wanted);
  });

  test('has a username of its own, however many have the same name and come at once', async () => {
    const people = Array.from({ length: 8 }, () => somebody({ name: 'Ana Gemela' }));
    const begun = await Promise.all(people.map((person) => identity.begin('google', person)));
    const answers = await Promise.all(begun.map((it) => identity.finish('google', it)));
    const usernames = answers.map(({ body }) => authAnswerSchema.parse(body).user.username);
    expect(new Set(usernames).size).toBe(8);
  });

  test('is one, when somebody new comes several times at once', async () => {
    const person = somebody();
    const begun = await Promise.all(Array.from({ length: 6 }, () => identity.begin('google', person)));
    const answers = await Promise.all(begun.map((it) => identity.finish('google', it)));
    const [account, ...others] = await identity.accountsOf(person);
    expect(others).toEqual([]);
    expect(answers.map(entered)).toEqual(Array.from({ length: 6 }, () => account?.id));
  });

  test('waits once more for those before, where they take longer than a lock is waited for', async () => {
    const person = somebody();
    const begun = await identity.begin('google', person);
    const key = `google:${person.subject}`;
    await identity.admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    const signIn = identity.finish('google', begun);
    await pause(3500);
    await identity.admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    expect(entered(await signIn)).toBeDefined();
  });

  test('cannot be entered by any password, and a wrong one is told no more than any', async () => {
    const person = somebody();
    await identity.signIn('google', person);
    for (const password of ['google', 'Cebolla7#', 'undefined']) {
      const body = { identifier: person.email, password };
      expect(refusal(await identity.call('POST /api/auth/local', { body }))).toEqual({
        status: 401,
        message: identityMessages.credentialsWrong,
      });
    }
  });

  test('is confirmed by its mail like any other, and entered from then on', async () => {
    const person = somebody();
    await identity.signIn('microsoft', person);
    const { text } = await identity.sink.mailTo(person.email);
    const token = /\/confirm\?token=([\w-]+)/.exec(text)?.[1];
    expect((await identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`)).status).toBe(200);
    const [account] = await identity.accountsOf(person);
    expect(entered(await identity.signIn('microsoft', person))).toBe(account?.id);
  });

  test('is confirmed at once when its provider comes to vouch for the e-mail', async () => {
    const person = somebody({ verified: false });
    expect((await identity.signIn('google', person)).status).toBe(403);
    const [account] = await identity.accountsOf(person);
    expect(entered(await identity.signIn('google', { ...person, verified: true }))).toBe(account?.id);
  });

  test('tells its owner who can enter it', async () => {
    const person = somebody();
    const { jwt } = authAnswerSchema.parse((await identity.signIn('google', person)).body);
    const { body } = await identity.call('GET /api/personal-data/account', { token: jwt });
    expect((body as { data: object }).data).toMatchObject({
      password: null,
      socialSignIns: [{ provider: 'google', subject: person.subject }],
      socialLinks: [],
    });
  });
});
