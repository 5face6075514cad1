export const userTypes = ['user', 'employer'] as const;
export type UserType = (typeof userTypes)[number];

/** In which Puente is read; in which it mails. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** What people call the part of the site that is their own. */
export const accountTexts = { title: 'Mi Cuenta', go: 'Ir a Mi Cuenta' } as const;

export const roleLabels: Record<UserType, string> = { user: 'Usuario', employer: 'Empleador' };

export const socialProviders = ['google', 'facebook', 'microsoft'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** `local` is e-mail and password. */
export const providers = ['local', ...socialProviders] as const;
export type Provider = (typeof providers)[number];

export const providerLabels: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
};

/** Account types are compared case-insensitively, wherever they come from. */
export function userTypeOf(text: string | null | undefined): UserType | null {
  const lower = text?.toLowerCase();
  return userTypes.find((type) => type === lower) ?? null;
}
