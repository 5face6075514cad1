import { type DistanceUnit } from '@puente/domain/places';
import { isStorable, strictBody } from '@puente/domain/rest';
import { type Parameter } from '@puente/service-kit';
import { z } from 'zod';

const longestPlace = 100;
/** Miles or kilometres. */
const reach = { least: 1, most: 500 } as const;

const placeSchema = z
  .string(`place debe ser un texto de hasta ${longestPlace} caracteres.`)
  .max(longestPlace, `place debe ser un texto de hasta ${longestPlace} caracteres.`)
  .refine(isStorable, `place debe ser un texto de hasta ${longestPlace} caracteres.`)
  .transform((text) => text.trim() || undefined)
  .optional();

function degrees(most: number) {
  return decimal(-most, most, `Debe ser un número de grados de -${most} a ${most}.`);
}

function decimal(least: number, most: number, message: string) {
  return z
    .string(message)
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .optional();
}

const distance = decimal(
  reach.least,
  reach.most,
  `La distancia debe ser un número de ${reach.least} a ${reach.most}.`,
);

/** Without a unit it is in that of its place. */
interface GivenRadius {
  readonly length: number;
  readonly unit?: DistanceUnit;
}

function radiusOf({
  radius,
  miles,
  km,
}: Partial<Record<'radius' | 'miles' | 'km', number | undefined>>): GivenRadius | undefined {
  if (miles !== undefined) return { length: miles, unit: 'miles' };
  if (km !== undefined) return { length: km, unit: 'km' };
  return radius === undefined ? undefined : { length: radius };
}

const kilometresOf: Readonly<Record<DistanceUnit, number>> = { miles: 1.609344, km: 1 };

/** @param unit of the place */
export function kilometres({ length, unit: given }: GivenRadius, unit: DistanceUnit): number {
  return length * kilometresOf[given ?? unit];
}

const nearSchema = strictBody({
  radius: distance,
  miles: distance,
  km: distance,
  zip: z
    .string('Código postal inválido')
    .regex(/^\d{4,5}$/, 'Código postal inválido')
    .optional(),
  lat: degrees(90),
  lng: degrees(180),
})
  .superRefine(({ radius, miles, km, zip, lat, lng }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const [, second] = Object.entries({ radius, miles, km }).filter(([, given]) => given !== undefined);
    if (second) refuse(second[0], 'La distancia va una sola vez: en radius, en miles o en km.');
    if ((lat === undefined) !== (lng === undefined))
      refuse(lat === undefined ? 'lat' : 'lng', 'Hacen falta near[lat] y near[lng].');
    if (zip !== undefined && (lat ?? lng) !== undefined)
      refuse('zip', 'El centro es un código postal o unas coordenadas.');
  })
  .transform(({ radius, miles, km, zip, lat: latitude, lng: longitude }) => ({
    radius: radiusOf({ radius, miles, km }),
    zip,
    point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  }))
  .optional();

export type Near = NonNullable<z.output<typeof nearSchema>>;

/** Where a list looks for jobs, beside its filters. */
export const placeParameters = {
  place: {
    schema: placeSchema,
    described: {
      place: {
        type: 'string',
        description: 'A city, a state, a country or a postal code; what is none of them is searched as words',
      },
    },
  },
  near: {
    schema: nearSchema,
    described: {
      'near[radius]': {
        type: 'number',
        description:
          'Radius, 1 to 500, around the point, the postal code or the place: in the miles or kilometres of the filtered country, else of where that is (meta.place.unit)',
      },
      'near[miles]': { type: 'number', description: 'The same in miles' },
      'near[km]': { type: 'number', description: 'The same in kilometres' },
      'near[zip]': {
        type: 'string',
        description: 'Postal code; that of the filtered country, or of the United States',
      },
      'near[lat]': { type: 'number', description: 'Degrees north, -90 to 90' },
      'near[lng]': { type: 'number', description: 'Degrees east, -180 to 180' },
    },
  },
} as const satisfies Readonly<Record<string, Parameter>>;
