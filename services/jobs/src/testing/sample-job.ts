import { type TestPerson } from '@puente/service-kit/testing';
import { jobOf } from './answers.ts';
import { type TestJobs } from './jobs-app.ts';

/** A whole job as an employer would send it. */
export const sampleJob = {
  title: 'Mesera de fin de semana',
  description: 'Atiendes ocho mesas y la barra.',
  requirements: 'Un año de experiencia.',
  benefits: 'Propinas y comida del turno.',
  country: 'Estados Unidos',
  province: 'Texas',
  zipCode: '77001',
  category: 'Hospitalidad y turismo',
  subcategory: 'Meseros y bar',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Medio tiempo',
  salary: 'US$15 la hora',
};

/** Posts a job and answers its id. Published unless told otherwise. */
export async function postJob(jobs: TestJobs, employer: TestPerson, changes: object = {}): Promise<number> {
  const { status, body } = await jobs.call('POST /api/jobs', {
    as: employer,
    body: { data: { ...sampleJob, status: 'Publicado', ...changes } },
  });
  if (status !== 201) throw new Error(`The job was refused: ${JSON.stringify(body)}`);
  return jobOf(body).id;
}
