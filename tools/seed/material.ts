import { type JobSubcategory } from '@puente/domain/jobs';
import { type Country } from '@puente/domain/places';

/** Who speaks in an advertisement: the owner of a small business, a company, a community organisation. */
export type Voice = 'owner' | 'company' | 'community';

/** Where the work is done; decides hours, benefits and what everybody there is asked for. */
export type Setting =
  'kitchen' | 'service' | 'site' | 'field' | 'plant' | 'road' | 'office' | 'care' | 'desk';

/** What the work pays, from first job (1) to senior professional (6). */
export type PayLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface EmployerMaterial {
  name: string;
  /** Given name, family name and position of the person who answers. */
  contact: readonly [nombre: string, apellido: string, puesto: string];
  place: readonly [country: Country, province: string, town: string];
  /** Telephone prefix of the town. */
  area: string;
  voice: Voice;
  /** What it hires for; what is named twice is hired for twice as often. */
  hires: readonly JobSubcategory[];
  /** Who they are, in their own words: one of these opens an advertisement. */
  about: readonly string[];
}

/** A kind of work within a subcategory. */
export interface RoleMaterial {
  subcategory: JobSubcategory;
  titles: readonly string[];
  level: PayLevel;
  /** Only an employer whose name or own words match does this work. */
  fits?: RegExp;
  setting: Setting;
  /** Infinitives that complete «te toca …»; at least four. */
  duties: readonly string[];
  /** Sentences; at least two. */
  asks: readonly string[];
  /** Paid wage plus tips. */
  tips?: true;
  /** Spanish and English are both the work itself. */
  bilingual?: true;
  /** Can be done by assignment. */
  freelance?: true;
}
