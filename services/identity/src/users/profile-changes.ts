import { identityMessages, type UserType, type UserUpdate } from '@puente/domain/identity';
import { parsePhone } from '@puente/domain/phone-check';
import { type Country, isPlace, usualCountry } from '@puente/domain/places';
import { restMessages, unknownFields } from '@puente/domain/rest';
import { validationError } from '@puente/service-kit';
import { type User } from './user.entity.ts';

/** What only employers tell of themselves. */
const companyFields = ['nombreEmpresa', 'puestoEmpresa', 'pais', 'estado', 'codigoPostal'] as const;

/** By column of the account; what is not there stays. */
type ProfileChanges = { [Field in 'nombre' | 'apellido' | (typeof companyFields)[number]]?: string } & {
  telefono?: string | null;
};

/**
 * What an update means for the columns of an account, checked as far as that takes more than the schema.
 * @param account as it is before the update
 * @throws ApiError 400
 */
export function profileChanges(
  { version: _version, cv: _cv, telefono, ...fields }: UserUpdate,
  account: Pick<User, 'userType' | 'pais' | 'estado'>,
): ProfileChanges {
  const { userType } = account;
  const foreign = userType === 'employer' ? [] : companyFields.filter((field) => field in fields);
  if (foreign.length > 0) throw refusal(foreign, unknownFields(foreign));
  // JSON knows no undefined: what a field has not, it leaves out.
  const others = fields as ProfileChanges;
  const pais = usualCountry(others.pais ?? account.pais);
  if ('pais' in others || 'estado' in others) {
    const estado = others.estado ?? account.estado ?? '';
    if (!isPlace(pais, estado)) throw refusal(['estado'], restMessages.invalidOption);
  }
  if (telefono === undefined) return others;
  return { ...others, telefono: keptPhone(telefono, userType, pais) };
}

/** As E.164. Employers can be called; a job seeker may have no phone. */
function keptPhone(typed: string | null, userType: UserType, country: Country): string | null {
  if (typed === null) {
    if (userType === 'employer') throw refusal(['telefono'], restMessages.requiredField);
    return null;
  }
  const phone = parsePhone(typed, country);
  if (!phone) throw refusal(['telefono'], identityMessages.phoneInvalid);
  return phone;
}

/** The same for a file that is somebody else's and for one that is nobody's. */
export const notOwnFile = () => refusal(['cv'], restMessages.invalidOption);

const refusal = (fields: readonly string[], message: string) =>
  validationError(fields.map((field) => ({ path: ['data', field], message })));
