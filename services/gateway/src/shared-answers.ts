import { type IncomingHttpHeaders } from 'node:http';
import { type SharedAnswer } from './shared-answer.ts';

/** In bytes, of all answers together. */
const mostKept = 16 * 1024 * 1024;

/** Answers that everybody may be given, by their address, for the moment that their service allows. */
export class SharedAnswers {
  /** None lives longer than two seconds: the first to come is the next to go. */
  readonly #kept = new Map<string, SharedAnswer>();
  #bytes = 0;
  #changes = 0;
  /** Of all answers, and of those of a group: by the change after which they are of before it. */
  #allChanged = 0;
  readonly #groupChanged = new Map<string, number>();

  /** Grows by each change that was told: an answer that was asked for before one may not know of it. */
  get changes(): number {
    return this.#changes;
  }

  find(url: string, asked: IncomingHttpHeaders): SharedAnswer | undefined {
    const answer = this.#kept.get(url);
    if (!answer || answer.freshUntil <= Date.now() || !answer.answers(url, asked)) return undefined;
    return answer;
  }

  /** @param changesBefore those that were told before it was asked for */
  keep(url: string, answer: SharedAnswer, changesBefore: number): void {
    if (answer.freshUntil <= Date.now() || this.hasChanged(answer, changesBefore)) return;
    this.#remove(url);
    this.#kept.set(url, answer);
    this.#bytes += answer.bytes;
    for (const [oldest, { freshUntil }] of this.#kept) {
      if (this.#bytes <= mostKept && freshUntil > Date.now()) break;
      this.#remove(oldest);
    }
  }

  /** @param groups what changed; undefined: nobody knows */
  changed(groups: readonly string[] | undefined): void {
    this.#changes += 1;
    if (groups) for (const group of groups) this.#groupChanged.set(group, this.#changes);
    else this.#allChanged = this.#changes;
    for (const [url, answer] of this.#kept)
      if (!groups || !answer.groups || answer.groups.some((group) => groups.includes(group)))
        this.#remove(url);
  }

  /** Whether what an answer is made of was changed after the first so many changes. */
  hasChanged({ groups }: SharedAnswer, before: number): boolean {
    const changedLast = groups?.map((group) => this.#groupChanged.get(group) ?? 0) ?? [this.#changes];
    return Math.max(this.#allChanged, ...changedLast) > before;
  }

  #remove(url: string): void {
    this.#bytes -= this.#kept.get(url)?.bytes ?? 0;
    this.#kept.delete(url);
  }
}
