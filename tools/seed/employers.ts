import { type Country } from '@puente/domain/places';
import { userLimits } from '@puente/domain/identity';
import { employersMexico } from './data/employers-mexico.ts';
import { employersPanama } from './data/employers-panama.ts';
import { employersUsEast } from './data/employers-us-east.ts';
import { employersUsWest } from './data/employers-us-west.ts';
import { towns } from './data/towns.ts';
import { townsOf, type SeedEmployer } from './job.ts';
import type { EmployerMaterial } from './material.ts';
import type { Random } from './random.ts';

export const employerMaterial: readonly EmployerMaterial[] = [
  ...employersUsEast,
  ...employersUsWest,
  ...employersMexico,
  ...employersPanama,
];

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A number nobody has: 555-01xx in the United States, a run of zeros elsewhere. */
function phoneOf(country: Country, area: string, index: number): string {
  const tail = String(index % 100).padStart(2, '0');
  if (country === 'Estados Unidos') return `(${area}) 555-01${tail}`;
  const head = area.length === 2 ? '5550' : '555';
  return country === 'México' ? `+52 ${area} ${head} 00${tail}` : `+507 ${area}000-00${tail}`;
}

/** The written employers, and beyond them branches of theirs in other towns of the same country. */
export function makeEmployers(random: Random, count: number): SeedEmployer[] {
  return Array.from({ length: count }, (_, index) => {
    const material = employerMaterial[index % employerMaterial.length] as EmployerMaterial;
    const branch = Math.floor(index / employerMaterial.length);
    const [country] = material.place;
    const province = branch ? random.pick(Object.keys(towns[country] ?? {})) : material.place[1];
    const [town, zipCode] =
      (branch ? undefined : townsOf(country, province).find(([name]) => name === material.place[2])) ??
      random.pick(townsOf(country, province));
    const suffix = branch ? String(branch) : '';
    const username = slug(material.name).slice(0, userLimits.username - suffix.length) + suffix;
    return {
      ...material,
      name: branch ? `${material.name} · ${town}` : material.name,
      place: [country, province, town],
      username,
      zipCode,
      phone: phoneOf(country, material.area, index),
      contactEmail: `empleos@${username}.test`,
    };
  });
}
