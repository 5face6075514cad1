import { annualSalary, type JobInput, jobInputSchema } from '@puente/domain/jobs';
import { parsePhone } from '@puente/domain/phone-check';
import { demoEmployer, type demoJobs } from './data/demo-employer.ts';
import { daysBefore } from './generate.ts';
import type { Row } from './insert.ts';
import type { SeedEmployer, SeedJob } from './job.ts';

// What the services' migrations make.
export const userColumns =
  'username text, email text, user_type text, nombre text, apellido text, nombre_empresa text, puesto_empresa text, pais text, estado text, codigo_postal text, telefono text, confirmed_at timestamptz, created_at timestamptz';
export const jobColumns =
  'employer_id int, title text, description text, requirements text, benefits text, country text, province text, city text, zip_code text, category text, subcategory text, modality text, work_language text, visa_requirement text, job_type text, salary text, annual_salary int, phone text, contact_email text, highlight boolean, affinities text[], status text, date_posted date';
export const applicationColumns =
  'job_id int, candidate_id int, cover_letter text, notes text, status text, date_applied date, seen_title text, seen_employer text, seen_country text, seen_province text';

export function demoEmployerRow(): Row {
  const { nombreEmpresa, puestoEmpresa, codigoPostal, ...rest } = demoEmployer;
  return {
    ...rest,
    user_type: 'employer',
    nombre_empresa: nombreEmpresa,
    puesto_empresa: puestoEmpresa,
    codigo_postal: codigoPostal,
  };
}

/** Their accounts have no password: nobody signs in as a sample employer. */
export function employerRow(
  { username, contact, name, place, zipCode, phone }: SeedEmployer,
  joined: string,
): Row {
  const [nombre, apellido, puesto_empresa] = contact;
  return {
    username,
    email: `${username}@puente.test`,
    user_type: 'employer',
    nombre,
    apellido,
    nombre_empresa: name,
    puesto_empresa,
    pais: place[0],
    estado: place[1],
    codigo_postal: zipCode,
    telefono: parsePhone(phone, place[0]),
    confirmed_at: joined,
    created_at: joined,
  };
}

export function demoJobRow(
  { daysAgo, ...draft }: (typeof demoJobs)[number],
  employerId: number,
  today: string,
): Row {
  const job = jobInputSchema.parse({
    ...draft,
    country: 'Estados Unidos',
    province: demoEmployer.estado,
    zipCode: demoEmployer.codigoPostal,
    contactEmail: 'equipo@lacolmena.test',
    phone: '(773) 555-0199',
  });
  const datePosted = daysAgo === null ? null : daysBefore(today, daysAgo);
  return jobRow({ ...job, datePosted, annualSalary: annualSalary(job.salary, job.country) }, employerId);
}

export function jobRow(
  job: JobInput & Pick<SeedJob, 'annualSalary' | 'datePosted'>,
  employer_id: number,
): Row {
  return {
    ...job,
    employer_id,
    zip_code: job.zipCode,
    work_language: job.workLanguage,
    visa_requirement: job.visaRequirement,
    job_type: job.jobType,
    annual_salary: job.annualSalary,
    contact_email: job.contactEmail,
    date_posted: job.datePosted,
  };
}

export function applicationRow(
  candidate_id: number,
  job_id: number,
  sent: { coverLetter: string; status: string; daysAgo: number },
  today: string,
): Row {
  return {
    candidate_id,
    job_id,
    cover_letter: sent.coverLetter,
    status: sent.status,
    date_applied: daysBefore(today, sent.daysAgo),
  };
}
