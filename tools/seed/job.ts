import {
  affinities,
  annualSalary,
  jobCategories,
  type JobCategory,
  type JobInput,
  type JobType,
  type Modality,
  type RequiredJobField,
  type WorkLanguage,
} from '@puente/domain/jobs';
import { parsePhone } from '@puente/domain/phone-check';
import { type Country, type Province } from '@puente/domain/places';
import * as phrases from './data/phrases.ts';
import { towns, type Town } from './data/towns.ts';
import type { EmployerMaterial, RoleMaterial, Voice } from './material.ts';
import { payText } from './pay.ts';
import { describe } from './prose.ts';
import type { Random } from './random.ts';

/** A job as the form would send it to be published. */
type WholeJob = JobInput & { [Field in RequiredJobField]: NonNullable<JobInput[Field]> };

/** The same with what the service adds. */
export interface SeedJob extends WholeJob {
  /** Index in the list of accounts. */
  employer: number;
  /** yyyy-mm-dd; null for a draft that never was published. */
  datePosted: string | null;
  annualSalary: number | null;
}

/** An employer at one place. */
export interface SeedEmployer extends EmployerMaterial {
  username: string;
  zipCode: string;
  phone: string;
  contactEmail: string;
}

const categoryOf = new Map<string, JobCategory>(
  jobCategories.flatMap(({ name, subcategories }) => subcategories.map((subcategory) => [subcategory, name])),
);

export function townsOf(country: Country, province: string): readonly Town[] {
  return towns[country]?.[province] ?? [];
}

function jobTypeFor(random: Random, role: RoleMaterial, title: string): JobType {
  if (/medio turno|fin(es)? de semana/i.test(title)) return 'Medio tiempo';
  if (/de temporada/i.test(title)) return 'Contrato';
  if (role.freelance && random.chance(0.35)) return 'Freelance';
  if (random.chance({ field: 0.5, site: 0.2 }[role.setting as string] ?? 0.06)) return 'Contrato';
  const partTime = role.level >= 5 || ['plant', 'road', 'site'].includes(role.setting) ? 0.05 : 0.22;
  return random.chance(partTime) ? 'Medio tiempo' : 'Tiempo completo';
}

/** Only desk work leaves the workplace; some senior office work does in part. */
function modalityFor(random: Random, { setting, level }: RoleMaterial, title: string): Modality {
  if (/en línea|por video/i.test(title)) return 'Remoto';
  if (setting === 'desk') return random.pick(['Remoto', 'Remoto', 'Semi-remoto', 'Presencial']);
  return setting === 'office' && level >= 4 && random.chance(0.35) ? 'Semi-remoto' : 'Presencial';
}

function languageFor(random: Random, role: RoleMaterial, country: Country, asked: string): WorkLanguage {
  if (role.bilingual || /inglés|bilingüe|idiomas/i.test(asked)) return 'Ambos';
  if (country !== 'Estados Unidos') return random.chance(0.9) ? 'Español' : 'Ambos';
  if (/español/i.test(asked)) return random.chance(0.6) ? 'Español' : 'Ambos';
  if (role.level >= 2 && random.chance(role.level >= 4 ? 0.3 : 0.08)) return 'Inglés';
  return random.chance(0.6) ? 'Español' : 'Ambos';
}

function languageLine(random: Random, language: WorkLanguage, country: Country, asked: string): string {
  if (/inglés|español|idiomas/i.test(asked)) return '';
  if (language === 'Ambos') return random.pick(phrases.bothLines);
  if (language === 'Inglés') return random.pick(phrases.englishLines);
  return country === 'Estados Unidos' ? random.pick(phrases.spanishLines) : '';
}

function hoursFor(random: Random, role: RoleMaterial, title: string, jobType: JobType): string {
  const told = phrases.hoursInTitle.find(([pattern]) => pattern.test(title));
  if (told) return random.pick(told[1]);
  if (jobType === 'Freelance') return random.pick(phrases.freelanceHours);
  if (jobType === 'Medio tiempo') return random.pick(phrases.partTimeHours);
  return random.pick(phrases.hours[role.setting]);
}

/** Senior and seasonal field work is what employers usually sponsor. */
function sponsors(random: Random, { level, setting }: RoleMaterial, voice: Voice): boolean {
  if (level >= 5 || setting === 'field') return random.chance(0.55);
  return random.chance(voice === 'owner' ? 0.1 : 0.25);
}

function affinitiesFor(random: Random, role: RoleMaterial): JobInput['affinities'] {
  if (role.subcategory === 'Lenguas indígenas') return ['Pueblos Originarios'];
  return random.chance(0.35) ? random.some(affinities, random.integer(1, 3)) : [];
}

function bulleted(random: Random, lines: readonly string[]): string {
  const kept = lines.filter(Boolean);
  return random.chance(0.5) ? kept.map((line) => `• ${line}`).join('\n') : kept.join(' ');
}

function benefitsFor(
  random: Random,
  { voice, place }: SeedEmployer,
  { setting }: RoleMaterial,
  type: JobType,
) {
  if (type === 'Freelance') return random.some(phrases.freelanceBenefits, 3);
  const small = voice === 'owner';
  const ofCountry = phrases.countryBenefits[place[0]].filter(
    (line) => !small || !phrases.largeEmployersOnly.test(line),
  );
  const ofPlace = small && setting !== 'kitchen' ? phrases.ownerBenefits : phrases.settingBenefits[setting];
  return [...random.some(ofCountry, 2), ...random.some(ofPlace, random.integer(1, 2))];
}

/** Remote work may be anywhere in the country; other work is where the employer is. */
function placeFor(random: Random, employer: SeedEmployer, modality: Modality) {
  const [country, home, homeTown] = employer.place;
  const away = modality === 'Remoto' && random.chance(0.6);
  const province = away ? random.pick(Object.keys(towns[country] ?? {})) : home;
  const [town, zipCode] = away ? random.pick(townsOf(country, province)) : [homeTown, employer.zipCode];
  const where =
    modality === 'Remoto'
      ? `Se trabaja desde casa y el contrato es para personas que viven en ${province}.`
      : modality === 'Semi-remoto'
        ? 'Dos o tres días en la oficina y los demás desde casa.'
        : '';
  // Every province of `towns` is one of the catalogue: seed.test.ts.
  // In the United States the postal code tells it.
  const city = country === 'Estados Unidos' ? null : town;
  return { country, province: province as Province, city, zipCode, where };
}

export interface JobRequest {
  employer: SeedEmployer;
  /** Index of that employer's account. */
  account: number;
  role: RoleMaterial;
  datePosted: string;
}

export function writeJob(random: Random, { employer, account, role, datePosted }: JobRequest): SeedJob {
  const title = random.pick(role.titles);
  const jobType = jobTypeFor(random, role, title);
  const modality = modalityFor(random, role, title);
  const { where, ...place } = placeFor(random, employer, modality);
  const asks = random.some(role.asks, random.integer(2, 3));
  const asked = `${title} ${asks.join(' ')}`;
  const workLanguage = languageFor(random, role, place.country, asked);
  const sponsored = sponsors(random, role, employer.voice);
  const benefits = benefitsFor(random, employer, role, jobType);
  const salary = payText(random, { role, jobType, ...place });
  const category = categoryOf.get(role.subcategory);
  if (!category) throw new Error(`no category has the subcategory ${role.subcategory}`);
  return {
    employer: account,
    title,
    description: describe(random, {
      voice: employer.voice,
      title,
      about: random.pick(employer.about),
      duties: random.some(role.duties, random.integer(3, 4)),
      hours: hoursFor(random, role, title, jobType),
      where,
    }),
    requirements: bulleted(random, [...asks, languageLine(random, workLanguage, place.country, asked)]),
    benefits: bulleted(random, [...benefits, sponsored ? phrases.sponsorshipLine : '']),
    ...place,
    category,
    subcategory: role.subcategory,
    modality,
    workLanguage,
    visaRequirement: sponsored ? 'Patrocinio disponible' : 'Visa requerida',
    jobType,
    salary,
    annualSalary: annualSalary(salary, place.country),
    phone: random.chance(0.6) ? parsePhone(employer.phone, employer.place[0]) : null,
    contactEmail: random.chance(0.8) ? employer.contactEmail : null,
    highlight: false,
    affinities: affinitiesFor(random, role),
    closesOn: null,
    status: 'Publicado',
    datePosted,
  };
}
