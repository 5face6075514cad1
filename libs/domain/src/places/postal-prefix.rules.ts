import { type Country, type Province } from './places.catalogue.ts';

/** The first two digits of a Mexican postal code, from–to (SEPOMEX). */
const mexico: readonly (readonly [from: number, to: number, Province])[] = [
  [1, 16, 'Ciudad de México'],
  [20, 20, 'Aguascalientes'],
  [21, 22, 'Baja California'],
  [23, 23, 'Baja California Sur'],
  [24, 24, 'Campeche'],
  [25, 27, 'Coahuila'],
  [28, 28, 'Colima'],
  [29, 30, 'Chiapas'],
  [31, 33, 'Chihuahua'],
  [34, 35, 'Durango'],
  [36, 38, 'Guanajuato'],
  [39, 41, 'Guerrero'],
  [42, 43, 'Hidalgo'],
  [44, 49, 'Jalisco'],
  [50, 57, 'Estado de México'],
  [58, 61, 'Michoacán'],
  [62, 62, 'Morelos'],
  [63, 63, 'Nayarit'],
  [64, 67, 'Nuevo León'],
  [68, 71, 'Oaxaca'],
  [72, 75, 'Puebla'],
  [76, 76, 'Querétaro'],
  [77, 77, 'Quintana Roo'],
  [78, 79, 'San Luis Potosí'],
  [80, 82, 'Sinaloa'],
  [83, 85, 'Sonora'],
  [86, 86, 'Tabasco'],
  [87, 89, 'Tamaulipas'],
  [90, 90, 'Tlaxcala'],
  [91, 96, 'Veracruz'],
  [97, 97, 'Yucatán'],
  [98, 99, 'Zacatecas'],
];

/** The same in Panama, where they are the province's number in ISO 3166-2. */
const panama: readonly (readonly [from: number, to: number, Province])[] = [
  [1, 1, 'Bocas del Toro'],
  [2, 2, 'Coclé'],
  [3, 3, 'Colón'],
  [4, 4, 'Chiriquí'],
  [5, 5, 'Darién'],
  [6, 6, 'Herrera'],
  [7, 7, 'Los Santos'],
  [8, 8, 'Panamá'],
  [9, 9, 'Veraguas'],
  [10, 10, 'Panamá Oeste'],
];

/**
 * The state or province that a postal code names by its first two digits: five digits in Mexico, four in Panama. In the
 * United States the whole code is looked up (`jobs.zip_codes`).
 */
export function provinceOfPostalCode(country: Country, code: string): Province | null {
  const [prefixes, pattern] = country === 'México' ? [mexico, /^\d{5}$/] : [panama, /^\d{4}$/];
  if (country === 'Estados Unidos' || !pattern.test(code)) return null;
  const prefix = Number(code.slice(0, 2));
  return prefixes.find(([from, to]) => from <= prefix && prefix <= to)?.[2] ?? null;
}
