export const userTypes = ['user', 'employer'] as const;
export type UserType = (typeof userTypes)[number];

export const roleLabels: Record<UserType, string> = { user: 'Usuario', employer: 'Empleador' };

/** `local` is e-mail and password. */
export const providers = ['local', 'google', 'facebook', 'microsoft'] as const;
export type Provider = (typeof providers)[number];
export type SocialProvider = Exclude<Provider, 'local'>;

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
