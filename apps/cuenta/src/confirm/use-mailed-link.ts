import { useLocation, useNavigate, useSearchParams } from '@puente/platform';
import { useEffect } from 'react';

export interface MailedLink {
  token: string | undefined;
  /** It was the mail's «No fui yo». */
  denies: boolean;
}

/**
 * What the mailed link carries. The address bar loses it at once, so that nobody reads or copies it there; this entry of the
 * tab's history keeps it, for a reload.
 */
export function useMailedLink(): MailedLink {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const token = query.get('token') ?? '';
  const denies = query.has('denegar');

  useEffect(() => {
    if (token !== '') void navigate('/confirm', { replace: true, state: { token, denies } });
  }, [token, denies, navigate]);
  return token === '' ? kept(state) : { token, denies };
}

function kept(state: unknown): MailedLink {
  const { token, denies } = Object(state) as { token?: unknown; denies?: unknown };
  return { token: typeof token === 'string' ? token : undefined, denies: denies === true };
}
