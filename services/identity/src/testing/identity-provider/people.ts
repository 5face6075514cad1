import { createHash, randomBytes } from 'node:crypto';

/** Somebody who signs in at a provider: what it knows of them. */
export interface Person {
  /** Who they are there, whatever their name and address become. */
  subject: string;
  name: string;
  /** Empty: they keep it to themselves. */
  email: string;
  /** Whether the provider has seen that the address is theirs; only Google says so. */
  verified: boolean;
}

interface Choice {
  person: Person;
  /** What is special about them, in both languages. */
  note: { es: string; en: string };
}

/** The address of a person decides who they are, unless said otherwise. */
export function subjectOf(email: string): string {
  return `local-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)}`;
}

function person(name: string, email: string, verified = true): Person {
  return { subject: subjectOf(email), name, email, verified };
}

/** Whom the page offers: one of each kind that a sign-in treats differently. */
export function choices(): Choice[] {
  const fresh = randomBytes(3).toString('hex');
  return [
    {
      person: person('Candela Ruiz', 'candidata@puente.test'),
      note: { es: 'su correo ya tiene una cuenta de Usuario', en: 'this email has a job seeker account' },
    },
    {
      person: person('Emilia Prado', 'empresa@puente.test'),
      note: { es: 'su correo ya tiene una cuenta de Empleador', en: 'this email has an employer account' },
    },
    {
      person: person('Nadia Nueva', `nadia.${fresh}@correo.test`),
      note: { es: 'alguien nuevo cada vez', en: 'somebody new each time' },
    },
    {
      person: person('Vera Vega', 'vera.vega@correo.test'),
      note: { es: 'siempre la misma', en: 'the same person each time' },
    },
    {
      person: person('Sin Verificar', `sin.verificar.${fresh}@correo.test`, false),
      note: { es: 'correo sin verificar', en: 'email not verified' },
    },
    {
      person: { ...person('Sin Correo', `sin.correo.${fresh}`), email: '' },
      note: { es: 'no comparte su correo', en: 'keeps their email to themselves' },
    },
  ];
}
