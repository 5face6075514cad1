// What the text searches of the bench ask for: drawn from what jobs are called, and where they are.
import type pg from 'pg';

export interface SearchedWords {
  /** Titles, their first words with a place, categories and subcategories, in turn; some hundreds. */
  many: readonly string[];
  titles: readonly string[];
  places: readonly string[];
  /** With a letter too many; some hundreds. */
  slips: readonly string[];
}

const different = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.replace(/\/\p{L}+/gu, '').toLowerCase())),
];

export async function readSearchedWords(admin: pg.Client): Promise<SearchedWords> {
  const values = async (column: string, most: number) => {
    const { rows } = await admin.query<{ value: string }>(
      `select ${column} as value from jobs.jobs where status = 'Publicado' and ${column} is not null
       group by 1 order by md5(${column}) limit ${most}`,
    );
    return different(rows.map(({ value }) => value));
  };
  const [titles, cities] = [await values('title', 400), await values('city', 60)];
  const [provinces, trades] = [await values('province', 40), await values('subcategory', 200)];
  const places = [...cities, ...provinces];
  const inPlaces = titles.map((title, at) => `${title.split(' ')[0]} ${places[at % places.length]}`);
  const many = titles.flatMap((title, at) => [
    title,
    ...trades.slice(at, at + 1),
    ...inPlaces.slice(at, at + 1),
  ]);
  const longWords = different(titles.flatMap((title) => title.match(/\p{L}{7,}/gu) ?? []));
  const slips = longWords.map((word) => word.replace(/(?<=^...)(.)/u, '$1$1'));
  return { many, titles, places, slips };
}

/** Everything that is searched for, each by itself. */
export const eachSearched = ({ many, titles, places, slips }: SearchedWords): readonly string[] => [
  ...new Set([...many, ...titles, ...places, ...slips]),
];

/** Never the same for the first 40,000 numbers. */
export const searchedOnce = ({ titles, places }: SearchedWords, n: number): string =>
  `${titles[n % titles.length]} ${places[Math.floor(n / titles.length) % places.length]}`;
