/** Something that is suggested while its beginning is typed. */
interface Name {
  readonly text: string;
  /** Without accents and capitals. */
  readonly plain: string;
  /** The same from its first letter on. */
  readonly start: string;
  readonly number: number;
  /** How many jobs have it; 0 once all of them have left. */
  jobs: number;
}

/** Without accents, capitals and signs. */
export function plainWords(text: string): string[] {
  return wordsOf(plainText(text));
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

function wordsOf(plain: string): string[] {
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Names by the beginnings of their words, each as often as jobs have it; a job keeps its number. One that no job has any more is not found, but stays:
 * an index is read anew once most of its places, if these are many, are of jobs that left (`JobIndex.isWorn`).
 */
export class Names {
  readonly #names = new Map<string, Name>();
  /** By the number. */
  readonly #numbered: Name[] = [];
  /** Of most words there is one name, which needs no list; sets would take some four times as much. */
  readonly #byWord = new Map<string, Name | Name[]>();
  /** Its words in order, until there is another one. */
  #sorted: readonly string[] | undefined;

  /** @returns its number, which is to be removed when the job goes */
  add(text: string): number {
    const known = this.#names.get(text);
    if (known) {
      known.jobs += 1;
      return known.number;
    }
    const plain = plainText(text);
    const number = this.#numbered.length;
    const name: Name = { text, plain, start: plain.replace(signsBefore, ''), number, jobs: 1 };
    this.#names.set(text, name);
    this.#numbered.push(name);
    this.#addWords(name);
    return number;
  }

  #addWords(name: Name): void {
    for (const word of wordsOf(name.plain)) {
      const named = this.#byWord.get(word);
      if (named === undefined) {
        this.#byWord.set(word, name);
        this.#sorted = undefined;
      } else if (!Array.isArray(named)) {
        if (named !== name) this.#byWord.set(word, [named, name]);
      } else if (named.at(-1) !== name) named.push(name);
    }
  }

  /** Without accents and capitals. */
  plainOf(number: number): string {
    return this.#numbered[number]?.plain ?? '';
  }

  remove(number: number): void {
    const name = this.#numbered[number];
    if (name) name.jobs -= 1;
  }

  /**
   * The names that have a word for each of these that begins like it, the likeliest to be meant first: those that begin so
   * themselves, then those of most jobs. A slip is forgiven where nothing begins so, unless they are to begin exactly so.
   */
  beginning(words: readonly string[], most: number, how: 'forgiving' | 'exactly' = 'forgiving'): string[] {
    if (words.length === 0) return [];
    const exact = this.#having(words, (asked) => this.#beginning(asked));
    const found =
      exact.length > 0 || how === 'exactly' ? exact : this.#having(words, (asked) => this.#alike(asked));
    const first = words[0] ?? '';
    const best: Name[] = [];
    for (const name of found) {
      const at = best.findIndex((other) => comesBefore(name, other, first));
      if (at === -1 && best.length === most) continue;
      best.splice(at === -1 ? best.length : at, 0, name);
      if (best.length > most) best.pop();
    }
    return best.map(({ text }) => text);
  }

  /** The words that begin so. */
  #beginning(asked: string): string[] {
    const sorted = (this.#sorted ??= [...this.#byWord.keys()].sort());
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? '') < asked) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (sorted[end]?.startsWith(asked)) end += 1;
    return sorted.slice(from, end);
  }

  #alike(asked: string): string[] {
    return [...this.#byWord.keys()].filter((word) => beginsAlmost(word, asked));
  }

  #having(words: readonly string[], meant: (asked: string) => readonly string[]): readonly Name[] {
    const [fewest, ...others] = words
      .map((asked) => meant(asked).map((word) => ({ word, names: this.#namedBy(word) })))
      .sort((one, other) => sizeOf(one) - sizeOf(other));
    if (!fewest) return [];
    const all = fewest.flatMap(({ names }) => names.filter(isHad));
    const found = fewest.length === 1 ? all : [...new Set(all)];
    const isOf = others.map((other) => this.#isOf(other, found.length));
    return found.filter((name) => isOf.every((is) => is(name)));
  }

  #namedBy(word: string): readonly Name[] {
    const named = this.#byWord.get(word) ?? [];
    return Array.isArray(named) ? named : [named];
  }

  /** Whether a name has one of some words. @param asked how many are asked about */
  #isOf(named: readonly Named[], asked: number): (name: Name) => boolean {
    if (asked * fewOfMany < sizeOf(named)) {
      const words = new Set(named.map(({ word }) => word));
      return ({ plain }) => wordsOf(plain).some((word) => words.has(word));
    }
    const isNamed = new Uint8Array(this.#numbered.length);
    for (const { names } of named) for (const { number } of names) isNamed[number] = 1;
    return ({ number }) => isNamed[number] === 1;
  }
}

/** A word, and the names that have it. */
interface Named {
  readonly word: string;
  readonly names: readonly Name[];
}

/** To take a name apart takes as long as to look at so many. */
const fewOfMany = 100;

const sizeOf = (named: readonly Named[]) => named.reduce((sum, { names }) => sum + names.length, 0);
const isHad = ({ jobs }: Name) => jobs > 0;

const signsBefore = /^[^\p{L}\p{N}]+/u;

function comesBefore(one: Name, other: Name, first: string): boolean {
  const later = ({ start }: Name) => (start.startsWith(first) ? 0 : 1);
  const order = later(one) - later(other) || other.jobs - one.jobs;
  return order < 0 || (order === 0 && one.text < other.text);
}

/** Whether a word begins like what was asked for, with one letter wrong, missing, too many or swapped; two in a long one. */
function beginsAlmost(word: string, asked: string): boolean {
  if (asked.length < 4) return word.startsWith(asked);
  const forgiven = asked.length < 8 ? 1 : 2;
  if (word.length < asked.length - forgiven) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: asked.length + 1 }, (_, at) => at);
  let least = last[asked.length] ?? Infinity;
  const end = Math.min(word.length, asked.length + forgiven);
  for (let row = 1; row <= end; row += 1) {
    const now = [row];
    for (let at = 1; at <= asked.length; at += 1) {
      const same = word[row - 1] === asked[at - 1];
      const swapped = word[row - 1] === asked[at - 2] && word[row - 2] === asked[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...now) > forgiven) break;
    least = Math.min(least, now[asked.length] ?? Infinity);
    [beforeLast, last] = [last, now];
  }
  return least <= forgiven;
}
