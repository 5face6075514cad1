import { type OwnProfile } from '../personal-data/own-profile.endpoints.ts';

export interface Gap {
  missing: 'name' | 'phone' | 'company' | 'cv';
  /** The page where it is filled in, if it is published. */
  to: string;
}

const personalData = '/mi-cuenta/datos-personales';

/** What a profile lacks, what matters most first. Accounts that came from elsewhere may lack anything. */
export function gapsOf(profile: OwnProfile): Gap[] {
  const { userType, nombre, apellido, telefono, cv } = profile;
  const company = [profile.nombreEmpresa, profile.puestoEmpresa, profile.estado, profile.codigoPostal];
  const lacks: Record<Gap['missing'], boolean> = {
    name: !nombre || !apellido,
    company: userType === 'employer' && (company.some((field) => !field) || profile.pais === null),
    phone: !telefono,
    cv: userType === 'user' && !cv,
  };
  return (Object.keys(lacks) as Gap['missing'][])
    .filter((missing) => lacks[missing])
    .map((missing) => ({ missing, to: missing === 'cv' ? '/mi-cuenta/curriculum' : personalData }));
}
