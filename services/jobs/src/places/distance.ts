import { type RawBuilder, sql } from 'kysely';

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Of the Earth, in kilometres, as `jobs.on_earth` has it. */
const earthRadius = 6371;

const onEarth = ({ latitude, longitude }: Point) =>
  sql`jobs.on_earth(${latitude}::float8, ${longitude}::float8)`;

/** The same as `jobs.on_earth`. */
export function vectorTo({ latitude, longitude }: Point): [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [
    earthRadius * Math.cos(north) * Math.cos(east),
    earthRadius * Math.cos(north) * Math.sin(east),
    earthRadius * Math.sin(north),
  ];
}

/** Straight through the Earth what is so many kilometres on it. */
export const straightOf = (kilometres: number) => 2 * earthRadius * Math.sin(kilometres / (2 * earthRadius));

/** On the Earth, of `jobs.jobs j`, in kilometres with one decimal. */
export const distanceKm = (point: Point): RawBuilder<number> =>
  sql<number>`round((2 * ${earthRadius} * asin(least(1, (j.location <-> ${onEarth(point)}) / (2 * ${earthRadius}))))::numeric, 1)::float8`;
