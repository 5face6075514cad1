import { applyDecorators, Header } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { UserType } from '@puente/domain/identity';

/** How a route treats the token. Without a mark a route needs one. */
export const accessMark = Reflector.createDecorator<'public' | 'optional'>();

/** Of a call in the OpenAPI document: who has no token may make it. */
export const openCallMark = 'x-open';
const open = ApiExtension(openCallMark, true);

/** Anyone may call; a token is not even looked at. */
export const Public = () => applyDecorators(accessMark('public'), open);

/** A visitor may call; a token that is sent must be good, and may change the answer. */
export const OptionalAuth = () =>
  applyDecorators(accessMark('optional'), open, Header('Vary', 'Authorization'));

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
