import { type SocialProvider } from '@puente/domain/identity';
import { useLocation, useNavigate, useSession } from '@puente/platform';
import { useEffect, useState } from 'react';
import { forgetFlow, readFlow } from '../social-flow.ts';
import { refusedForm } from '../social-refusal.ts';
import { judgeArrival, type Judgement } from './judge-arrival.ts';

/**
 * What the provider sent along, once, when it belongs to this tab's flow. It is there when the address bar and the
 * history have forgotten it, and know again where the person was going. All else leads away.
 */
export function useArrival(provider: SocialProvider) {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const { status } = useSession();
  const [judgement] = useState(() => judgeArrival(provider, location, readFlow()));
  const clean = location.search === '' && location.hash === '';
  const proved = 'proof' in judgement ? judgement : undefined;

  useEffect(() => {
    if (proved && clean) return;
    forgetFlow();
    const { to, state } =
      'proof' in judgement
        ? { to: pathname, state: { from: judgement.flow.from } }
        : wayFrom(judgement, status === 'signed-in');
    void navigate(to, { replace: true, state });
  }, [proved, clean, judgement, pathname, navigate, status]);

  return clean ? proved : undefined;
}

/** For whoever brings nothing that could be asked about. */
function wayFrom({ flow, refusal }: Exclude<Judgement, { proof: unknown }>, signedIn: boolean) {
  // Signed in and nothing begun: somebody pressed the browser's back button after a sign-in.
  if (signedIn && !flow) return { to: '/mi-cuenta', state: null };
  if (!refusal) return { to: '/login', state: null };
  const { purpose = 'login', role = null, from } = flow ?? {};
  return refusedForm({ purpose, role, from, refusal });
}
