import { type RawBuilder, sql, type SqlBool } from 'kysely';

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

/** From a job of `jobs.jobs j` straight through the Earth: nearest first by this is nearest first on it. */
export const straightDistance = (point: Point): RawBuilder<unknown> =>
  sql`(j.location <-> ${onEarth(point)})`;

/** On the Earth, in kilometres with one decimal. */
export const distanceKm = (point: Point): RawBuilder<number> =>
  sql<number>`round((2 * ${earthRadius} * asin(least(1, ${straightDistance(point)} / (2 * ${earthRadius}))))::numeric, 1)::float8`;

/** Whether a job is within so many kilometres: in the box around them, and in the circle. */
export function isWithin(point: Point, kilometres: number): RawBuilder<SqlBool> {
  const straight = straightOf(kilometres);
  return sql<SqlBool>`(j.location <@ cube_enlarge(${onEarth(point)}, ${straight}::float8, 3)
    and ${straightDistance(point)} <= ${straight}::float8)`;
}
