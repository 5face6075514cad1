import { adviceFor, useTranslation } from '@puente/platform';
import { ErrorState, SkeletonCards } from '@puente/ui';
import { type ReactNode } from 'react';

interface ListStatesProps<Item> {
  /** What a query hook gives. */
  list: { data?: Item[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be read, as a sentence. */
  failed: string;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** The four states of a list: on its way, failed, empty, there. What is there stays while it is read again. */
export function ListStates<Item>({ list, failed, empty, children }: ListStatesProps<Item>) {
  const { t } = useTranslation('empleo');
  const { data, error, isFetching, refetch } = list;
  if (data) return data.length > 0 ? children(data) : empty;
  if (error && !isFetching) {
    return (
      <ErrorState title={failed} retryLabel={t('retry')} onRetry={refetch}>
        {t(adviceFor(error))}
      </ErrorState>
    );
  }
  return <SkeletonCards label={t('loading')} count={3} />;
}
