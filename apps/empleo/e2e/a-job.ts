import { type SignedInPerson, type test } from '@puente/e2e-kit';

export type Accounts = Parameters<Parameters<typeof test>[2]>[0]['accounts'];

const kitchen = {
  description: 'Preparar desayunos y comidas.\nMantener la cocina limpia.',
  requirements: 'Un año en cocina.',
  benefits: 'Comida incluida.',
  country: 'Estados Unidos',
  province: 'Texas',
  zipCode: '77001',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Patrocinio disponible',
  jobType: 'Tiempo completo',
  salary: '$19 por hora',
  affinities: ['Mujeres'],
  status: 'Publicado',
};

/** A job of this employer, made through the API; a title of its own finds it again. */
export async function publishJob(
  accounts: Accounts,
  employer: SignedInPerson,
  title: string,
  part: Partial<typeof kitchen & { city: string }> = {},
): Promise<number> {
  const { data } = await accounts.call<{ data: { id: number } }>('POST /api/jobs', {
    jwt: employer.jwt,
    body: { data: { ...kitchen, ...part, title } },
  });
  return data.id;
}

let made = 0;

/** A title that no other test uses, of words that a search finds. */
export function uniqueTitle(role: string): string {
  made += 1;
  return `${role} prueba${process.pid}x${Date.now().toString(36)}${made}`;
}
