import { type ProviderSettings, type SocialProvider, type UserType } from '@puente/domain/identity';
import { useEffect, useState } from 'react';
import { useWayBack } from '../session/way-back.ts';
import { type FlowTrouble } from './begin-flow.ts';
import { leave } from './leave.ts';
import { type SocialPurpose } from './social-flow.ts';

interface StartFailure {
  provider: SocialProvider;
  /** `unreachable`: what begins it, which comes with the press, did not come. */
  trouble: FlowTrouble | 'unreachable';
}

/** Takes somebody to a provider, who sends them back to the callback page. */
export function useSocialStart(role: UserType | null, purpose: SocialPurpose) {
  const from = useWayBack()?.path;
  const [leavingTo, setLeavingTo] = useState<SocialProvider>();
  const [failure, setFailure] = useState<StartFailure>();

  // Come back from the provider by the browser's own button, the page is as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeavingTo(undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const start = async (provider: SocialProvider, settings: ProviderSettings) => {
    setLeavingTo(provider);
    setFailure(undefined);
    const next = await import('./begin-flow.ts')
      .then(({ beginFlow }) => beginFlow(settings, { provider, role, purpose, from }))
      .catch(() => 'unreachable' as const);
    if (next instanceof URL) return leave.for(next);
    setLeavingTo(undefined);
    setFailure({ provider, trouble: next });
  };
  return { start, leavingTo, failure };
}
