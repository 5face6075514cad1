import { employerMaterial, makeEmployers } from './employers.ts';
import { fieldAndPlantRoles } from './data/roles-field-and-plant.ts';
import { kitchenRoles } from './data/roles-kitchen.ts';
import { officeRoles } from './data/roles-office.ts';
import { peopleRoles } from './data/roles-people.ts';
import { professionalRoles } from './data/roles-professional.ts';
import { tradeRoles } from './data/roles-trades.ts';
import { writeJob, type SeedEmployer, type SeedJob } from './job.ts';
import type { RoleMaterial } from './material.ts';
import { createRandom, type Random } from './random.ts';

export const roles: readonly RoleMaterial[] = [
  ...kitchenRoles,
  ...tradeRoles,
  ...fieldAndPlantRoles,
  ...officeRoles,
  ...peopleRoles,
  ...professionalRoles,
];

export interface SampleOptions {
  /** Published jobs. */
  count: number;
  seed: number;
  /** yyyy-mm-dd; jobs are dated in the 60 days that end with it. */
  today: string;
}

export interface Sample {
  employers: SeedEmployer[];
  /** Read once: jobs are written as they are asked for. */
  jobs: Iterable<SeedJob>;
}

const jobsPerEmployer = 40;
const days = 60;
/** Descriptions are kept apart as long as it costs nothing; among 100,000 some may repeat. */
const distinctAmong = 5000;

export function daysBefore(today: string, count: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/** Sample employers and their published jobs: the same options give the same sample. */
export function generate(options: SampleOptions): Sample {
  const random = createRandom(options.seed);
  const employers = makeEmployers(
    random,
    Math.max(employerMaterial.length, Math.ceil(options.count / jobsPerEmployer)),
  );
  return { employers, jobs: jobsOf(random, employers, options) };
}

function* jobsOf(random: Random, employers: SeedEmployer[], { count, today }: SampleOptions) {
  const seen = new Set<string>();
  for (let index = 0; index < count; index++) {
    const [account, role] = match(random, employers, index);
    // Recent days have more: the smaller of two.
    const age = Math.min(random.integer(0, days - 1), random.integer(0, days - 1));
    const request = {
      employer: employers[account] as SeedEmployer,
      account,
      role,
      datePosted: daysBefore(today, age),
    };
    let job = writeJob(random, request);
    while (seen.has(job.description)) job = writeJob(random, request);
    if (seen.size < distinctAmong) seen.add(job.description);
    yield job;
  }
}

function does(employer: SeedEmployer, { subcategory, fits }: RoleMaterial): boolean {
  const ownWords = `${employer.name} ${employer.about.join(' ')}`;
  return employer.hires.includes(subcategory) && (!fits || fits.test(ownWords));
}

/** Each kind of work once, so that every subcategory has jobs; then every employer in turn. */
function match(random: Random, employers: SeedEmployer[], index: number): [number, RoleMaterial] {
  const wanted = roles[index];
  if (wanted) {
    const hiring = employers.flatMap((employer, account) => (does(employer, wanted) ? [account] : []));
    return [random.pick(hiring), wanted];
  }
  const account = index % employers.length;
  const employer = employers[account] as SeedEmployer;
  const subcategory = random.pick(employer.hires);
  return [
    account,
    random.pick(roles.filter((role) => role.subcategory === subcategory && does(employer, role))),
  ];
}
