import { Reflector } from '@nestjs/core';
import type { UserType } from '@puente/domain/identity';

/** How a route treats the token. Without a mark a route needs one. */
export const accessMark = Reflector.createDecorator<'public' | 'optional'>();

/** Anyone may call; a token is not even looked at. */
export const Public = () => accessMark('public');

/** A visitor may call; a token that is sent must be good. */
export const OptionalAuth = () => accessMark('optional');

export interface RoleRule {
  userType: UserType;
  denial: string;
}

export const roleMark = Reflector.createDecorator<RoleRule>();

const denials: Record<UserType, string> = {
  user: 'Acceso denegado. Debes ser un usuario.',
  employer: 'Acceso denegado. Debes ser empleador.',
};

/** Only accounts of this type may call; others get a 403 with `denial`, which users read. */
export const Roles = (userType: UserType, denial = denials[userType]) => roleMark({ userType, denial });
