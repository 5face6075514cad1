import { randomBytes } from 'node:crypto';
import { type Walker } from '../walk.ts';

export const password = 'Cebolla7#';
export const newAddress = () => `camino${randomBytes(4).toString('hex')}@correo.test`;

/** What both kinds of account are asked for; the username is suggested, the captcha ticks itself. */
export async function fillAccount(
  walker: Walker,
  [nombre, apellido]: [string, string],
  email: string,
): Promise<void> {
  const { page } = walker;
  await walker.type(page.getByLabel('Nombre', { exact: true }), nombre);
  await walker.type(page.getByLabel('Apellido', { exact: true }), apellido);
  await walker.type(page.getByLabel('Correo electrónico', { exact: true }), email);
  await walker.type(page.getByLabel('Confirmar correo electrónico'), email);
  await walker.type(page.getByLabel('Contraseña', { exact: true }), password);
  await walker.type(page.getByLabel('Confirmar contraseña'), password);
  await walker.tap(page.getByRole('checkbox', { name: /Acepto los/ }));
  await walker.tap(page.getByRole('button', { name: 'Crear cuenta' }));
}

/** The e-mail is filled in, and the password has the focus. */
export async function signIn(walker: Walker): Promise<void> {
  const field = walker.page.getByLabel('Contraseña', { exact: true });
  await field.fill(password);
  await walker.go(field);
}
