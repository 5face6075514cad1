import { type SessionUser } from '@puente/platform';

const anyone = { id: 7, username: 'ana', nombre: 'Ana' };
export const seeker: SessionUser = { ...anyone, userType: 'user' };
export const employer: SessionUser = { ...anyone, userType: 'employer' };
