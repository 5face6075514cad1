import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { savedSearchOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { makeDue, mySearches, sampleSearch, save, saved } from '../testing/saved-search-calls.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const change = (as: TestPerson, id: number, data: object) =>
  jobs.call(`PUT /api/saved-searches/${id}`, { as, body: { data } });
const remove = (as: TestPerson, id: number) => jobs.call(`DELETE /api/saved-searches/${id}`, { as });

describe('saving a search', () => {
  test('answers it as it is kept: newest first, its first page, without what is spelt wrongly', async () => {
    const seeker = await jobs.seeker();
    const query =
      '?q=mesera&pais=M%C3%A9xico&modalidad=Lunar&recientes=24h&orden=salario&pagina=4&utm_source=x';
    const { status, body } = await save(jobs, seeker, { name: ' Mesera  en México ', query });
    expect(status).toBe(201);
    expect(savedSearchOf(body).attributes).toEqual({
      name: 'Mesera en México',
      query: 'q=mesera&pais=M%C3%A9xico&orden=fecha',
      frequency: 'daily',
      createdAt: expect.any(String),
      newJobs: 0,
    });
    expect(await mySearches(jobs, seeker)).toEqual([savedSearchOf(body)]);
  });

  test.each([
    ['that says nothing', { query: 'orden=fecha' }, 'Elige qué buscas antes de guardar la búsqueda.'],
    ['that is no search', { query: 'utm_source=x' }, 'Elige qué buscas antes de guardar la búsqueda.'],
    ['without a name', { name: ' ' }, 'Este campo es requerido.'],
    ['with a name that nobody can see', { name: '\u200b\u2060' }, 'Este campo es requerido.'],
    ['with a long name', { name: 'x'.repeat(81) }, 'Máximo 80 caracteres.'],
    ['with a name that cannot be kept', { name: 'a\0' }, 'Valor inválido.'],
    ['as often as nobody is mailed', { frequency: 'hourly' }, 'Opción inválida.'],
    ['for somebody else', { owner: 1 }, 'Campos desconocidos: owner.'],
    ['with a long address', { query: `q=${'x'.repeat(2000)}` }, 'Máximo 2000 caracteres.'],
  ])('%s is refused', async (_, changes, message) => {
    const seeker = await jobs.seeker();
    expect(refusal(await save(jobs, seeker, changes))).toEqual({ status: 400, message });
    expect(await mySearches(jobs, seeker)).toEqual([]);
  });

  test('twice is refused, however it is written; at once too', async () => {
    const seeker = await jobs.seeker();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => save(jobs, seeker, { query: `pagina=${at + 1}&q=mesera` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(refusal(await save(jobs, seeker))).toEqual({
      status: 409,
      message: 'Ya guardaste esta búsqueda.',
    });
    expect(await mySearches(jobs, seeker)).toHaveLength(1);
    expect((await save(jobs, await jobs.seeker())).status).toBe(201);
  });

  test('is done twenty times at the most, also at once; one that goes makes room', async () => {
    const seeker = await jobs.seeker();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => save(jobs, seeker, { query: `q=oficio${at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const tooMany = 'Ya tienes 20 búsquedas guardadas. Elimina una para guardar otra.';
    expect(refusal(answers.find(({ status }) => status !== 201)!)).toEqual({ status: 409, message: tooMany });
    const [, second] = await mySearches(jobs, seeker);
    expect((await remove(seeker, second!.id)).status).toBe(200);
    expect((await save(jobs, seeker, { query: 'q=otra' })).status).toBe(201);
    expect((await save(jobs, seeker, { query: 'q=una+mas' })).status).toBe(409);
    expect(await mySearches(jobs, seeker)).toHaveLength(20);
  });

  test('of several each is told its own count, in the order of the list', async () => {
    const seeker = await jobs.seeker();
    const trades = ['herrera', 'vitralista', 'relojera', 'ebanista', 'talabartera', 'luthier'];
    for (const trade of trades) await saved(jobs, seeker, { query: `q=${trade}` });
    for (const [at, title] of trades.entries())
      for (let more = 0; more < at; more += 1) await postJob(jobs, employer, { title });
    expect((await mySearches(jobs, seeker)).map(({ attributes }) => attributes.newJobs)).toEqual([
      5, 4, 3, 2, 1, 0,
    ]);
  });

  test('is for job seekers', async () => {
    expect(refusal(await save(jobs, employer))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para guardar búsquedas.',
    });
    expect((await jobs.call('POST /api/saved-searches', { body: { data: sampleSearch } })).status).toBe(401);
    expect((await jobs.call('GET /api/saved-searches')).status).toBe(401);
  });
});

describe('a saved search', () => {
  test('is its owner’s alone, to read, to change and to remove', async () => {
    const [seeker, other] = [await jobs.seeker(), await jobs.seeker()];
    const id = await saved(jobs, seeker);
    expect(await mySearches(jobs, other)).toEqual([]);
    for (const answer of [await change(other, id, { name: 'Mía' }), await remove(other, id)]) {
      expect(refusal(answer)).toEqual({ status: 404, message: 'Búsqueda guardada no encontrada' });
    }
    expect(await mySearches(jobs, seeker)).toMatchObject([{ id, attributes: { name: 'Mesera en Texas' } }]);
    expect((await remove(seeker, id)).status).toBe(200);
    expect(await mySearches(jobs, seeker)).toEqual([]);
  });

  test('is renamed and mailed as often as wished, and what is left out stays', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker);
    const changed = async (data: object) => savedSearchOf((await change(seeker, id, data)).body).attributes;
    expect(await changed({ name: 'Otro nombre' })).toMatchObject({ name: 'Otro nombre', frequency: 'daily' });
    expect(await changed({ frequency: 'weekly' })).toMatchObject({
      name: 'Otro nombre',
      frequency: 'weekly',
    });
    expect(await changed({ frequency: 'never' })).toMatchObject({ frequency: 'never' });
    expect((await change(seeker, id, { code: 'x' })).status).toBe(400);
    expect((await change(seeker, id, { query: 'orden=fecha' })).status).toBe(400);
  });

  test('does not become the same as another one', async () => {
    const seeker = await jobs.seeker();
    await saved(jobs, seeker);
    const id = await saved(jobs, seeker, { query: 'q=cocinero' });
    expect(refusal(await change(seeker, id, { query: 'q=mesera' })).status).toBe(409);
  });

  test('counts what is new since its owner looked, as far as everybody may read it', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=tapicera' });
    const newJobs = async () => (await mySearches(jobs, seeker))[0]?.attributes.newJobs;
    await postJob(jobs, employer, { title: 'Tapicera' });
    await postJob(jobs, employer, { title: 'Tapicera', status: 'Borrador' });
    await postJob(jobs, employer, { title: 'Soldador' });
    expect(await newJobs()).toBe(1);
    expect(savedSearchOf((await change(seeker, id, { looked: true })).body).attributes.newJobs).toBe(0);
    expect(await newJobs()).toBe(0);
    await makeDue(jobs, id);
    expect(await newJobs()).toBe(1);
  });

  test('counts no more than a hundred', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=mimbrera' });
    await postJob(jobs, employer, { title: 'Mimbrera' });
    await jobs.admin.query(`
      insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, zip_code,
        category, subcategory, modality, work_language, visa_requirement, job_type, salary, status)
      select employer_id, title, description, requirements, benefits, country, province, zip_code, category,
        subcategory, modality, work_language, visa_requirement, job_type, salary, status
      from jobs.jobs, generate_series(1, 120) where title = 'Mimbrera'`);
    expect((await mySearches(jobs, seeker)).find((it) => it.id === id)?.attributes.newJobs).toBe(100);
  });

  test('goes with its owner’s account', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker);
    await jobs.deleteAccount(seeker);
    const { rows } = await jobs.admin.query('select from jobs.saved_searches where id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
