import { useSearchParams } from '@puente/platform';
import { lazy, Suspense } from 'react';
import { type SocialRefusalAlertProps } from './social-refusal-alert.tsx';

// Few come back for nothing: the others need not fetch what it would say.
const SocialRefusalAlert = lazy(() =>
  import('./social-refusal-alert.tsx').catch(() => ({ default: () => null })),
);

/** Why a provider sent somebody back to this form, if one did. */
export function ArrivedRefused(props: SocialRefusalAlertProps) {
  if (!useSearchParams()[0].has('error')) return null;
  return (
    <Suspense fallback={null}>
      <SocialRefusalAlert {...props} />
    </Suspense>
  );
}
