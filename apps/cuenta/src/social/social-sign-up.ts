import { providerLabels, type SocialProvider, type UserType, userTypeOf } from '@puente/domain/identity';
import { useLocation } from '@puente/platform';

/** A new account, made with a provider, whose e-mail waits for its confirmation. */
export interface SocialSignUp {
  provider: SocialProvider;
  /** The account type that the form was opened for. */
  role: UserType | null;
}

/** The one that navigation state tells of, if it does. */
export function useSocialSignUp(): SocialSignUp | undefined {
  const { provider, role } = Object(useLocation().state) as Partial<Record<keyof SocialSignUp, unknown>>;
  if (typeof provider !== 'string' || !(provider in providerLabels)) return undefined;
  return { provider: provider as SocialProvider, role: typeof role === 'string' ? userTypeOf(role) : null };
}
