import { describe, expect, test } from '@jest/globals';
import { isSubcategory, jobCategories, jobInputSchema } from '@puente/domain/jobs';
import { isPlace, isZipCode, provincesByCountry } from '@puente/domain/places';
import { isE164 } from '@puente/domain/phones';
import { isUsername, userLimits } from '@puente/domain/identity';
import { towns } from './data/towns.ts';
import { employerMaterial } from './employers.ts';
import { daysBefore, generate, roles } from './generate.ts';

const today = '2026-11-21';
const { employers, jobs: lazyJobs } = generate({ count: 600, seed: 1, today });
const jobs = [...lazyJobs];

describe('the sample', () => {
  test('is the same for the same options and another for another seed', () => {
    const again = generate({ count: 600, seed: 1, today });
    expect([again.employers, [...again.jobs]]).toEqual([employers, jobs]);
    expect([...generate({ count: 600, seed: 2, today }).jobs]).not.toEqual(jobs);
  });

  test('has the jobs asked for, of at least 60 employers, each of whom hires', () => {
    expect(jobs).toHaveLength(600);
    expect(new Set(jobs.map(({ employer }) => employer)).size).toBe(employerMaterial.length);
    expect(employerMaterial.length).toBeGreaterThanOrEqual(60);
  });

  test('covers every subcategory of all 33 categories and the three countries', () => {
    const covered = new Set(jobs.map(({ category, subcategory }) => `${category}: ${subcategory}`));
    const all = jobCategories.flatMap(({ name, subcategories }) =>
      subcategories.map((sub) => `${name}: ${sub}`),
    );
    expect(all.filter((pair) => !covered.has(pair))).toEqual([]);
    expect(new Set(jobs.map(({ country }) => country)).size).toBe(3);
  });

  test('holds what the job form accepts', () => {
    const added = ['employer', 'annualSalary', 'datePosted'];
    for (const job of jobs) {
      const written = Object.fromEntries(Object.entries(job).filter(([field]) => !added.includes(field)));
      expect(jobInputSchema.parse(written)).toEqual(written);
    }
  });

  test('has phones that can be called, in three of five jobs', () => {
    const phones = jobs.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !isE164(phone))).toEqual([]);
    expect(phones.length).toBeGreaterThan(300);
  });

  test('has places, kinds of work and postal codes that fit each other', () => {
    for (const { country, province, category, subcategory, zipCode } of jobs) {
      expect([country, province, isPlace(country, province)]).toEqual([country, province, true]);
      expect(isSubcategory(category, subcategory)).toBe(true);
      expect(towns[country]?.[province]?.map(([, code]) => code)).toContain(zipCode);
    }
  });

  test('says nothing twice', () => {
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(600);
  });

  test('is dated within the last 60 days', () => {
    const dates = jobs.map(({ datePosted }) => datePosted ?? '').sort();
    expect(dates[0] && dates[0] > daysBefore(today, 60)).toBe(true);
    expect(dates.at(-1)).toBe(today);
  });

  test('sends nobody home whose work is with their hands', () => {
    const remote = jobs.filter(({ modality }) => modality === 'Remoto');
    const handwork = [
      'Hospitalidad y turismo',
      'Construcción',
      'Agricultura y pesca',
      'Manufactura',
      'Transporte',
    ];
    expect(remote.length).toBeGreaterThan(0);
    expect(remote.filter(({ category }) => handwork.includes(category))).toEqual([]);
  });

  test('uses every value of the facets', () => {
    const values = (key: 'modality' | 'workLanguage' | 'visaRequirement' | 'jobType') =>
      new Set(jobs.map((job) => job[key])).size;
    expect([
      values('modality'),
      values('workLanguage'),
      values('visaRequirement'),
      values('jobType'),
    ]).toEqual([3, 3, 2, 4]);
    expect(new Set(jobs.flatMap(({ affinities }) => affinities)).size).toBe(5);
  });

  test('pays in the money of the country, an amount that can be sorted by', () => {
    for (const { country, salary, annualSalary } of jobs) {
      const money = { 'Estados Unidos': /^US\$/, México: /MXN/, Panamá: /^(B\/\.|US\$)/ }[country];
      expect(salary).toMatch(money);
      const [low, high] = country === 'México' ? [3000, 45_000] : [4000, 150_000];
      expect([salary, annualSalary !== null && annualSalary > low && annualSalary < high]).toEqual([
        salary,
        true,
      ]);
    }
  });

  test('asks for no age, sex, looks or origin', () => {
    const excluding =
      /\b(años de edad|edad máxima|menor(es)? de|mayor(es)? de \d|buena presencia|buena presentación|excelente presentación|sexo|soltero|casado|nacionalidad|ciudadanos? (de|american)|papeles)\b/i;
    for (const { title, description, requirements, benefits } of jobs) {
      expect(`${title} ${description} ${requirements} ${benefits}`).not.toMatch(excluding);
    }
  });
});

describe('the material', () => {
  test('knows a town of every state and province, with a postal code', () => {
    for (const [country, provinces] of Object.entries(provincesByCountry)) {
      expect(Object.keys(towns[country] ?? {}).sort()).toEqual([...provinces].sort());
      for (const [, code] of Object.values(towns[country] ?? {}).flat()) expect(isZipCode(code)).toBe(true);
    }
  });

  test('finds each employer in its town, and each role an employer that hires for it', () => {
    for (const { name, place } of employerMaterial) {
      const [country, province, town] = place;
      expect([name, towns[country]?.[province]?.some(([known]) => known === town)]).toEqual([name, true]);
    }
    for (const { subcategory, titles } of roles) {
      const hiring = employerMaterial.filter(({ hires }) => hires.includes(subcategory));
      expect([titles[0], hiring.length > 0]).toEqual([titles[0], true]);
    }
  });

  test('gives branches of a large sample usernames of their own', () => {
    const { employers: many } = generate({ count: 10_000, seed: 1, today });
    expect(many).toHaveLength(250);
    expect(new Set(many.map(({ username }) => username)).size).toBe(250);
    for (const { username, name } of many) {
      expect([username, isUsername(username), name.length <= userLimits.company]).toEqual([
        username,
        true,
        true,
      ]);
    }
  });
});
