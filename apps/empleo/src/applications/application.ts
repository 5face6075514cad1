import { type AppliedJob, type ApplicationAttributes, type CandidateAttributes } from '@puente/domain/jobs';
import { type Entry, type ListDocument, type Relation } from '@puente/domain/rest';

export interface AnsweredApplication extends Omit<ApplicationAttributes, 'job' | 'candidate'> {
  job?: Relation<AppliedJob> | undefined;
  candidate?: Relation<CandidateAttributes> | undefined;
}

export type AppliedJobEntry = AppliedJob & { id: number };

/** An application as the screens use it; `candidate` and `notes` are told to the employer only. */
export interface Application extends Omit<ApplicationAttributes, 'job' | 'candidate'> {
  id: number;
  job?: AppliedJobEntry;
  candidate?: CandidateAttributes & { id: number };
}

function flat<A extends object>(entry: Entry<A> | null | undefined): (A & { id: number }) | undefined {
  return entry ? { ...entry.attributes, id: entry.id } : undefined;
}

function toApplication({ id, attributes }: Entry<AnsweredApplication>): Application {
  const { job: jobRelation, candidate: candidateRelation, ...rest } = attributes;
  const job = flat(jobRelation?.data);
  const candidate = flat(candidateRelation?.data);
  return { ...rest, id, ...(job && { job }), ...(candidate && { candidate }) };
}

export function toApplications({ data }: ListDocument<AnsweredApplication>): Application[] {
  return data.map(toApplication);
}
