import { type JobType } from '@puente/domain/jobs';
import { type Country } from '@puente/domain/places';
import type { PayLevel, RoleMaterial } from './material.ts';
import type { Random } from './random.ts';

type Range = readonly [low: number, high: number];

/** US dollars an hour where the federal average holds. */
const hourlyUs: Record<PayLevel, Range> = {
  1: [15, 17.5],
  2: [17, 21],
  3: [21, 28],
  4: [26, 36],
  5: [33, 45],
  6: [43, 58],
};
/** Mexican pesos a month. */
const monthlyMexico: Record<PayLevel, Range> = {
  1: [10_000, 12_000],
  2: [11_500, 15_000],
  3: [14_000, 20_000],
  4: [18_000, 27_000],
  5: [26_000, 40_000],
  6: [40_000, 60_000],
};
/** Balboas (US dollars) a month. */
const monthlyPanama: Record<PayLevel, Range> = {
  1: [650, 800],
  2: [780, 1000],
  3: [950, 1350],
  4: [1250, 1750],
  5: [1700, 2600],
  6: [2500, 3800],
};

/** What a state's own minimum wage and prices do to pay. */
const stateFactor: Record<string, number> = {
  Washington: 1.3,
  Colorado: 1.3,
  'Distrito de Columbia': 1.25,
  California: 1.2,
  'Nueva York': 1.17,
  Connecticut: 1.15,
  Hawái: 1.15,
  Alaska: 1.15,
  Oregón: 1.13,
  Illinois: 1.12,
  Massachusetts: 1.12,
  'Nueva Jersey': 1.12,
  Minnesota: 1.1,
  Maryland: 1.12,
  'Rhode Island': 1.1,
  Arizona: 1.05,
  'Baja California': 1.35,
};

const hoursPerYear = 2080;
const grouped = (amount: number) => amount.toLocaleString('en-US');
const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;
const cents = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

export interface PayRequest {
  role: RoleMaterial;
  country: Country;
  province: string;
  jobType: JobType;
}

/** Pay as an employer of that country writes it. */
export function payText(random: Random, { role, country, province, jobType }: PayRequest): string {
  const factor = stateFactor[province] ?? 1;
  const within = ([low, high]: Range): Range => {
    const from = low + ((high - low) * random.integer(0, 50)) / 100;
    return [from * factor, Math.min(high, from + ((high - low) * random.integer(15, 50)) / 100) * factor];
  };
  const tips = role.tips && country === 'Estados Unidos' && jobType !== 'Freelance' ? ' más propinas' : '';
  if (country === 'Estados Unidos') return usPay(random, within(hourlyUs[role.level]), role, jobType) + tips;
  const [low, high] = within(country === 'México' ? monthlyMexico[role.level] : monthlyPanama[role.level]);
  const share = jobType === 'Medio tiempo' ? 0.55 : 1;
  return monthlyPay(random, [low * share, high * share], country, jobType);
}

function usPay(
  random: Random,
  [low, high]: Range,
  { level, setting }: RoleMaterial,
  jobType: JobType,
): string {
  const from = roundTo(low, 0.25);
  const to = Math.max(roundTo(high, 0.25), from + 0.5);
  const byHour = jobType === 'Medio tiempo' || jobType === 'Freelance';
  if (level >= 5 && !byHour) {
    const yearly = [from, to].map((hourly) => grouped(roundTo(hourly * hoursPerYear, 1000)));
    return `US$${yearly[0]} a US$${yearly[1]} al año`;
  }
  if (level >= 3 && !byHour && (setting === 'site' || setting === 'road') && random.chance(0.3)) {
    return `US$${grouped(roundTo(from * 40, 10))} por semana`;
  }
  return random.pick([
    `US$${cents(from)} a US$${cents(to)} por hora`,
    `US$${cents(from)} por hora`,
    `US$${cents(from)}–${cents(to)} por hora`,
  ]);
}

function monthlyPay(random: Random, [low, high]: Range, country: Country, jobType: JobType): string {
  const mexico = country === 'México';
  const step = mexico ? 100 : 10;
  const from = roundTo(low, step);
  const to = Math.max(roundTo(high, step), from + step);
  if (jobType === 'Freelance') {
    const hourly = roundTo((from / 160) * 1.25, mexico ? 10 : 1);
    return mexico ? `MXN ${hourly} por hora` : `US$${hourly} por hora`;
  }
  if (mexico) {
    return random.pick([
      `MXN ${grouped(from)} al mes`,
      `MXN ${grouped(from)} a ${grouped(to)} al mes`,
      `$${grouped(from / 2)} MXN por quincena`,
    ]);
  }
  return random.pick([
    `B/. ${grouped(from)} al mes`,
    `B/. ${grouped(from / 2)} por quincena`,
    `US$${grouped(from)} a US$${grouped(to)} al mes`,
  ]);
}
