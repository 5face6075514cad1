import {
  identityMessages,
  isEmail,
  isPlainName,
  missingPasswordText,
  normalizeEmail,
  passwordWeakness,
  readSecondCode,
  type OwnData,
  type SecondCode,
} from '@puente/domain/identity';
import { restMessages } from '@puente/domain/rest';

/** Each answers what is wrong with a field, or nothing. */
export type FieldRule = string | null | undefined;

export function filledIn(text: string): FieldRule {
  return text.trim() === '' ? restMessages.requiredField : undefined;
}

/** A name of a person, a company or a position. */
export function plainName(text: string): FieldRule {
  return filledIn(text) ?? (isPlainName(text) ? undefined : identityMessages.nameWithLink);
}

export function email(typed: string): FieldRule {
  return isEmail(normalizeEmail(typed)) ? undefined : identityMessages.emailInvalid;
}

/** A password the person already has. */
export function givenPassword(password: string): FieldRule {
  return password === '' ? restMessages.requiredField : undefined;
}

export function newPassword(password: string, ownData: OwnData = {}): FieldRule {
  return missingPasswordText(password) ?? passwordWeakness(password, ownData);
}

/** A code for the second step of a sign-in. */
export function secondCode(typed: string, kind: SecondCode['kind']): FieldRule {
  if (readSecondCode(typed)?.kind === kind) return undefined;
  return kind === 'app' ? identityMessages.appCodeIncomplete : identityMessages.recoveryCodeIncomplete;
}
