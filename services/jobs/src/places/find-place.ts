import { type EntityManager } from '@mikro-orm/postgresql';
import { isRegion, type Place } from './known-place.ts';
import { type NamedPlace, placesNamed, placesSpelledLike } from './named-places.ts';
import { placeKey } from './place-key.ts';
import { placeOfPostalCode } from './postal-codes.ts';

/** Where a search already looks, by its filters. */
export interface Within {
  country?: string | undefined;
  province?: string | undefined;
}

const mostWords = 8;
/** A town that is smaller may be a slip for a big one: «Huston» is in Idaho. */
const wellKnown = 1000;

/**
 * The place that somebody means by «Houston», «huston tx», «77036», «Guadalajara, Jalisco» or «eeuu»: the narrowest that
 * all the words name, of several towns the one within the filters, else the biggest. Null when it is none.
 */
export async function findPlace(em: EntityManager, text: string, within: Within = {}): Promise<Place | null> {
  const words = placeKey(text)
    .replace(/^(en|cerca de) /, '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > mostWords) return null;

  const code = words.find((word) => /^\d{5}$/.test(word)) ?? words.find((word) => /^\d{4}$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  const exact = await placesNamed(em, runsOf(names));
  const [known] = likeliest(readings(names, exact), within);
  if (code) return placeOfPostalCode(em, code, known ? { ...within, country: known.country } : within);
  if (known && (isRegion(known) || known.size >= wellKnown || !isWhole(known, names))) return known;

  const similar = await placesSpelledLike(em, endsOf(names));
  return likeliest(readings(names, [...exact, ...similar]), within)[0] ?? null;
}

const isWhole = ({ asked }: NamedPlace, names: readonly string[]) => asked === names.join(' ');

/** Every run of words. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/** The runs that begin the text, and those that end it. */
function endsOf(words: readonly string[]): string[] {
  const cuts = words.map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')]);
  return [...new Set(cuts.flat())];
}

/** What the words may mean as a whole: a name, or one and the state or country it is in, in either order. */
function readings(words: readonly string[], named: readonly NamedPlace[]): NamedPlace[] {
  const whole = named.filter(({ asked }) => asked === words.join(' '));
  const parts = words.slice(1).flatMap((_, at) => {
    const [head, tail] = [words.slice(0, at + 1), words.slice(at + 1)];
    const first = named.filter(({ asked }) => asked === head.join(' '));
    if (first.length === 0) return [];
    const rest = readings(tail, named);
    return [...inside(first, rest.filter(isRegion)), ...inside(rest, first.filter(isRegion))];
  });
  return [...whole, ...parts];
}

/** Those of the places that are in one of the regions, with the slips of both. */
function inside(places: readonly NamedPlace[], regions: readonly NamedPlace[]): NamedPlace[] {
  return places.flatMap((place) => {
    const slips = regions.filter((region) => contains(region, place)).map((region) => region.slips);
    return slips.length === 0 ? [] : [{ ...place, slips: place.slips + Math.min(...slips) }];
  });
}

function contains(region: Place, place: Place): boolean {
  if (region.province === null) return region.country === place.country && place.province !== null;
  return region.province === place.province && place.city !== null;
}

function likeliest(places: readonly NamedPlace[], { country, province }: Within): NamedPlace[] {
  const fits = (place: Place) =>
    (country === undefined || place.country === country) &&
    (province === undefined || isRegion(place) || place.province === province);
  const rank = (place: NamedPlace) => [
    fits(place) ? 0 : 1,
    // «LA» is Los Angeles before it is Luisiana.
    place.slips === 0 && isRegion(place) && place.asked.length > 2 ? 0 : 1,
    place.slips - Math.log10(place.size + 1) / 2,
  ];
  const compare = (one: number[], other: number[]) =>
    one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...places].sort((one, other) => compare(rank(one), rank(other)));
}
