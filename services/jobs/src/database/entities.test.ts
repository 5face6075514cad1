import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { ApiError } from '@puente/service-kit';
import { schemaDifferences } from '@puente/service-kit/testing';
import { jobsService } from '../jobs.service-definition.ts';
import { createJobsDatabase, type JobsDatabase } from '../testing/test-database.ts';

let database: JobsDatabase;
beforeAll(async () => {
  database = await createJobsDatabase();
});
afterAll(() => database.drop());

const differences = () => schemaDifferences(jobsService, database.urls.jobs);
const change = (statement: string) => asAdmin(database.urls.jobs, (client) => client.query(statement));

test('the entities describe every table as the migrations make it', async () => {
  expect(await differences()).toEqual([]);
});

test('each refusal is of an index or another constraint that is there', async () => {
  const refusals = { ...jobsService.refusals, renamed: () => new ApiError(409) };
  expect(await schemaDifferences({ ...jobsService, refusals }, database.urls.jobs)).toEqual(['renamed']);
});

/** Which no entity describes: every one of them is named here. */
const triggers = {
  jobs: [
    'jobs_changed',
    'jobs_city',
    'jobs_logged',
    'jobs_logged_new',
    'jobs_notes',
    'jobs_published',
    'jobs_withdrawn',
    'jobs_words_of_changed',
    'jobs_words_of_new',
  ],
  applications: ['applications_moved', 'applications_sent'],
};
const functions = [
  ...['plain', 'search_query', 'search_terms', 'sound', 'stem', 'stems', 'wanted', 'words'].map(
    (name) => `${name}"(text)`,
  ),
  'learn_new_words"(integer)',
  'learn_words"(integer[])',
  'on_earth"(double precision, double precision)',
];

test('save the triggers and the functions', async () => {
  const found = await schemaDifferences({ ...jobsService, schemaGenerator: {} }, database.urls.jobs);
  const ofTriggers = Object.entries(triggers).flatMap(([table, names]) =>
    names.flatMap((name) => [
      `drop trigger if exists "${name}" on "jobs"."${table}";`,
      // By its own convention for the trigger's function; ours have names of what they do.
      `drop function if exists "jobs"."${table}_${name}_fn"();`,
    ]),
  );
  const ofFunctions = functions.map((signature) => `drop function if exists "jobs"."${signature};`);
  expect(found.sort()).toEqual([...ofTriggers, ...ofFunctions].sort());
});

test.each([
  [
    'a column that is gone',
    'alter table jobs drop column unchecked_phone',
    'alter table "jobs"."jobs" add "unchecked_phone" text null;',
    'alter table jobs add column unchecked_phone text',
  ],
  [
    'an index that no entity has',
    'create index by_hand on jobs (title)',
    'drop index "jobs"."by_hand";',
    'drop index by_hand',
  ],
  [
    'an index of other columns',
    `drop index application_events_by_application;
     create index application_events_by_application on application_events (application_id)`,
    `create index "application_events_by_application" on "jobs"."application_events" ("application_id", "id");`,
    `drop index application_events_by_application;
     create index application_events_by_application on application_events (application_id, id)`,
  ],
  [
    'a value that no enumeration has',
    `alter table jobs drop constraint jobs_modality_check,
       add constraint jobs_modality_check check (modality in ('Presencial', 'Remoto', 'Semi-remoto', 'Lunar'))`,
    `alter table "jobs"."jobs" add constraint "jobs_modality_check" check ("modality" in ('Presencial', 'Remoto', 'Semi-remoto'));`,
    `alter table jobs drop constraint jobs_modality_check,
       add constraint jobs_modality_check check (modality in ('Presencial', 'Remoto', 'Semi-remoto'))`,
  ],
  [
    'a key to the accounts that is gone',
    'alter table favorites drop constraint favorites_user_id_fkey',
    'alter table "jobs"."favorites" add constraint "favorites_user_id_fkey" foreign key ("user_id") references "identity"."users" ("id") on delete cascade;',
    `alter table favorites add constraint favorites_user_id_fkey foreign key (user_id)
       references identity.users (id) on delete cascade`,
  ],
])('%s is found', async (_, statement, found, back) => {
  await change(statement);
  expect(await differences()).toContain(found);
  await change(back);
  expect(await differences()).toEqual([]);
});
