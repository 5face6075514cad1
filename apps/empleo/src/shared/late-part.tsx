import { useTranslation } from '@puente/platform';
import { ErrorState } from '@puente/ui';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page whose code comes when it is wanted, and what stands there meanwhile. What failed can be tried again,
 * unlike with React's own `lazy`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
) {
  let arrived: ComponentType<Props> | undefined;
  const fetch = async () => (arrived ??= await load());

  function LatePart(props: Props) {
    const { t } = useTranslation('empleo');
    const [Part, setPart] = useState(() => arrived);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part || failed) return;
      let wanted = true;
      fetch().then(
        (part) => wanted && setPart(() => part),
        (cause: unknown) => {
          console.error('a part of the page did not come', cause);
          if (wanted) setFailed(true);
        },
      );
      return () => {
        wanted = false;
      };
    }, [Part, failed]);

    if (Part) return <Part {...props} />;
    if (!failed) return <Waiting />;
    return (
      <ErrorState title={t('partFailed')} retryLabel={t('retry')} onRetry={() => setFailed(false)}>
        {t('checkConnection')}
      </ErrorState>
    );
  }

  /** For when it will soon be wanted; a failure is told when it is. */
  const prepare = () => void fetch().catch(() => undefined);
  return Object.assign(LatePart, { prepare });
}

const Nothing = () => null;
