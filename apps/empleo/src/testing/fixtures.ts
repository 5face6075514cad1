import {
  type ApplicationAttributes,
  type JobAttributes,
  type JobMarks,
  jobAttributesSchema,
  type OwnJobAttributes,
  ownJobAttributesSchema,
  requiredJobFields,
} from '@puente/domain/jobs';
import { type Entry, type ListDocument } from '@puente/domain/rest';
import { type SessionUser } from '@puente/platform';
import { type RenderRouteOptions } from '@puente/platform/testing';

export const seeker: SessionUser = {
  id: 7,
  username: 'ana',
  nombre: 'Ana',
  userType: 'user',
};

export const employer: SessionUser = {
  id: 9,
  username: 'fonda',
  nombre: 'Luz',
  userType: 'employer',
};

const cook: JobAttributes = {
  title: 'Cocinera de línea',
  description: 'Preparar desayunos y comidas.\nMantener la cocina limpia.',
  requirements: 'Un año en cocina.',
  benefits: 'Comida incluida.',
  country: 'Estados Unidos',
  province: 'Texas',
  city: 'Austin',
  zipCode: '78701',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Tiempo completo',
  salary: '$18 por hora',
  pay: { min: 18, max: null, currency: 'USD', period: 'hour' },
  phone: null,
  contactEmail: null,
  highlight: false,
  affinities: [],
  status: 'Publicado',
  datePosted: '2026-11-03',
  publishedAt: '2026-11-03T15:00:00.000Z',
  closesOn: null,
  employer: { data: { id: 9, attributes: { username: 'fonda', nombreEmpresa: 'Fonda Luz' } } },
};

/** A job as the server answers it. */
export function aJob(id: number, part: Partial<JobAttributes> = {}): Entry<JobAttributes> {
  return { id, attributes: jobAttributesSchema.parse({ ...cook, ...part }) };
}

/** A draft as its employer is answered, with a title and what else is given. */
export function aDraft(id: number, part: Partial<OwnJobAttributes> = {}): Entry<OwnJobAttributes> {
  const gaps = Object.fromEntries(requiredJobFields.map((field) => [field, null]));
  const draft = {
    ...cook,
    ...gaps,
    title: 'Mesera',
    status: 'Borrador',
    datePosted: null,
    publishedAt: null,
    ...part,
  };
  return { id, attributes: ownJobAttributesSchema.parse(draft) };
}

export function listOf<A>(data: Entry<A>[], total = data.length, page = 1): ListDocument<A> {
  return { data, meta: { pagination: { page, pageSize: 20, pageCount: Math.ceil(total / 20), total } } };
}

/** An application as the server answers it, with its job populated. */
export function anApplication(
  id: number,
  part: Partial<ApplicationAttributes> = {},
): Entry<ApplicationAttributes> {
  const { id: jobId, attributes } = aJob(1);
  return {
    id,
    attributes: {
      coverLetter: 'Tengo tres años en cocina.',
      phone: null,
      status: 'Enviada',
      dateApplied: '2026-11-10',
      job: { data: { id: jobId, attributes: { ...attributes, withdrawn: false } } },
      ...part,
    },
  };
}

/** What a seeker applied to, and what they saved, as [id of the favourite, id of the job]. */
export function marksOf(applied: number[], saved: [number, number][] = []): { data: JobMarks } {
  return {
    data: {
      applied: applied.map((job) => ({ id: 500 + job, job })),
      saved: saved.map(([id, job]) => ({ id, job })),
    },
  };
}

/** The body of a faked request. */
export async function bodyOf(request: Request | undefined): Promise<unknown> {
  return request?.clone().json();
}

/** What a faked server answers, by «METHOD /path». */
export type Responses = NonNullable<RenderRouteOptions['responses']>;
