import { type VisaRequirement } from './job.enums.ts';

/** The visa filter asks whether the employer sponsors. */
export const visaAnswers = ['Sí', 'No'] as const;
export type VisaAnswer = (typeof visaAnswers)[number];

const requirementOf: Record<VisaAnswer, VisaRequirement> = {
  Sí: 'Patrocinio disponible',
  No: 'Visa requerida',
};

/** What a job's `visaRequirement` must contain to be found under an answer. */
export function visaRequirementFor(answer: VisaAnswer): VisaRequirement {
  return requirementOf[answer];
}

/** A community filter finds a job when any of its affinities is among those selected; none selected: all jobs. */
export function matchesAffinities(affinities: readonly string[], selected: readonly string[]): boolean {
  return selected.length === 0 || affinities.some((affinity) => selected.includes(affinity));
}

/** How many results the older search shows. */
export const olderSearchLimit = 10;
/** Characters of a description that a result of the older search shows. */
export const snippetLength = 80;

/** The first `length` characters and an ellipsis; a shorter text as it is. */
export function snippet(text: string, length: number = snippetLength): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

export interface OlderSearch {
  state: string;
  category: string;
  subcategory: string;
}

/** The older search asks for all three; else it alerts `jobMessages.olderSearchIncomplete`. */
export function isOlderSearchComplete({ state, category, subcategory }: OlderSearch): boolean {
  return [state, category, subcategory].every((value) => value !== '');
}
