import { useTranslation } from '@puente/platform';
import { Alert, Button, Card } from '@puente/ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import cards from '../shared/cards.module.css';
import { type Favorite } from './my-favorites.endpoints.ts';
import { useSaveFavoriteMutation } from './save-favorite.endpoints.ts';

interface RemovedFavoriteProps {
  favorite: Favorite;
  user: number;
  /** @param at when, in milliseconds since 1970 */
  onBack: (at: number) => void;
}

/** Stands where a favourite was, for who did not mean to remove it. */
export function RemovedFavorite({ favorite: { job }, user, onBack }: RemovedFavoriteProps) {
  const { t } = useTranslation('empleo');
  const [save, { isLoading, error }] = useSaveFavoriteMutation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The heart that was pressed is gone, and the card it was at the foot of.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const undo = async () => {
    const place = box.current?.closest('li');
    const result = await save({ job: job.id, user });
    const { data } = result;
    if (!data) return;
    flushSync(() => onBack(data.at));
    // The button that was pressed is gone: who uses a keyboard goes on at the job that is back.
    place?.querySelector('a')?.focus();
  };
  return (
    <Card>
      <div ref={box} tabIndex={-1} role="status" className={cards.head}>
        <p>
          {t('favorites.removed')} <b lang="es">{job.title}</b>
        </p>
        <Button size="small" variant="secondary" loading={isLoading} onClick={() => void undo()}>
          <Undo2 aria-hidden="true" />
          {t('undo')}
        </Button>
      </div>
      {error && <Alert tone="error">{t('kept.undoFailed')}</Alert>}
    </Card>
  );
}
