import { useTranslation } from '@puente/platform';
import { ErrorState } from '@puente/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** Then somebody is told that it does not come; if it still does, it is shown. In milliseconds. */
const patience = 10_000;

/**
 * A part of a page whose code comes when it is wanted, and what stands there meanwhile, or when it does not come. What
 * failed can be tried again, unlike with React's own `lazy`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
  Failed: ComponentType<{ onRetry: () => void }> = PartFailed,
) {
  let arrived: ComponentType<Props> | undefined;
  const fetch = async () => (arrived ??= await load());

  function LatePart(props: Props) {
    const [Part, setPart] = useState(() => arrived);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    };

    useEffect(() => {
      if (Part) return;
      let wanted = true;
      const tooLong = setTimeout(() => setFailed(true), patience);
      fetch()
        .then(
          (part) => wanted && setPart(() => part),
          (cause: unknown) => {
            console.error('a part of the page did not come', cause);
            if (wanted) setFailed(true);
          },
        )
        .finally(() => clearTimeout(tooLong));
      return () => {
        wanted = false;
        clearTimeout(tooLong);
      };
    }, [Part, attempt]);

    if (Part) return <Part {...props} />;
    if (!failed) return <Waiting />;
    return <Failed onRetry={retry} />;
  }

  /** For when it will soon be wanted; a failure is told when it is. */
  const prepare = () => void fetch().catch(() => undefined);
  return Object.assign(LatePart, { prepare });
}

/** Also for a part without which the page is whole. */
export const Nothing = () => null;

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('empleo');
  return (
    <ErrorState title={t('partFailed')} retryLabel={t('retry')} onRetry={onRetry}>
      {t('checkConnection')}
    </ErrorState>
  );
}
