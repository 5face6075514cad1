import { suggestUsername, type UserType } from '@puente/domain/identity';
import { useState } from 'react';
import { useUsernameAvailability } from './availability.ts';
import { type RegistrationValues } from '../values/registration.rules.ts';

/** What a username is suggested by. */
export function namesake({ nombre, apellido, nombreEmpresa }: RegistrationValues, role: UserType): string {
  return role === 'employer' ? nombreEmpresa : `${nombre.trim().split(' ')[0] ?? ''}${apellido}`;
}

/** The username that was typed; else one made of the person's or the company's name, and another where it is taken. */
export function useUsername(values: RegistrationValues, role: UserType, isOwn: boolean) {
  const name = namesake(values, role);
  const [variant, setVariant] = useState({ name: '', turn: 0, username: '' });
  const suggested = variant.name === name ? variant : { turn: 0, username: suggestUsername(name) };
  const username = isOwn ? values.username : suggested.username;
  const availability = useUsernameAvailability(username);
  if (!isOwn && availability.state === 'taken') {
    const turn = suggested.turn + 1;
    setVariant({ name, turn, username: suggestUsername(name, turn) });
  }
  return { username, availability };
}
