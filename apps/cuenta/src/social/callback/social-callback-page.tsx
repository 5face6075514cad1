import { providerLabels, type SocialProvider } from '@puente/domain/identity';
import { useLocation, useTranslation } from '@puente/platform';
import { LoadingOverlay, SkeletonList } from '@puente/ui';
import { FormFrame } from '../../frame/form-frame.tsx';
import { type SocialProof } from './judge-arrival.ts';
import { type SocialFlow } from '../social-flow.ts';
import { useArrival } from './use-arrival.ts';
import { useSocialEntry } from './use-social-entry.ts';

/** Where a provider sends people back to. Nobody stays here: it leads on, or back to the form. */
export default function SocialCallbackPage() {
  const { t } = useTranslation('cuenta');
  const provider = providerIn(useLocation().pathname);
  const arrived = useArrival(provider);
  return (
    <FormFrame title={t('social.entering', { provider: providerLabels[provider] })}>
      {arrived && <Entering {...arrived} />}
      <SkeletonList label="" count={2} />
      <LoadingOverlay label={t('loading')} />
    </FormFrame>
  );
}

/** One page for three routes. */
const providerIn = (pathname: string): SocialProvider =>
  (Object.keys(providerLabels) as SocialProvider[]).find((name) => pathname.toLowerCase().includes(name)) ??
  'google';

/** Once the address is clean, and the history knows where the person was going. */
function Entering({ flow, proof }: { flow: SocialFlow; proof: SocialProof }) {
  useSocialEntry(flow, proof);
  return null;
}
