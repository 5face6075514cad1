import { useTranslation } from '@puente/platform';
import { Button, Cluster } from '@puente/ui';
import { useState } from 'react';

/** Copies a text, and says whether that worked: a browser may refuse. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('cuenta');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    setOutcome(undefined);
    // There is no clipboard at all outside of https.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setOutcome(copied ? 'copied' : 'copyFailed');
  };
  return (
    <Cluster>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{outcome && t(`twoFactor.${outcome}`)}</span>
    </Cluster>
  );
}
