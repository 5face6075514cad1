import { favoriteMessages } from '@puente/domain/jobs';
import { Link, type SessionUser, useTranslation } from '@puente/platform';
import { Alert, Button, buttonClassName, Card, EmptyState } from '@puente/ui';
import { useState } from 'react';
import { JobCard } from '../job/job-card.tsx';
import { AccountPage } from '../shared/account-page.tsx';
import cards from '../shared/cards.module.css';
import { ListStates } from '../shared/list-states.tsx';
import { useListNotice } from '../shared/use-list-notice.ts';
import { type Favorite, useMyFavoritesQuery } from './my-favorites.ts';
import { useRemoveFavoriteMutation } from './remove-favorite.ts';

export default function FavoritesPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      userType="user"
      denial={favoriteMessages.onlyForUsers}
      title={t('favorites.title')}
      lead={t('favorites.lead')}
    >
      {(seeker) => <Favorites seeker={seeker} />}
    </AccountPage>
  );
}

function Favorites({ seeker }: { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const favorites = useMyFavoritesQuery(seeker.id);
  const [region, removed, showRemoved] = useListNotice();
  const onRemoved = () => showRemoved(t('favorites.removed'));
  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      {removed && <Alert tone="success">{removed}</Alert>}
      <ListStates
        list={favorites}
        failed={t('favorites.failed')}
        empty={
          <EmptyState
            title={t('favorites.empty')}
            action={
              <Link to="/empleos" className={buttonClassName()}>
                {t('applied.search')}
              </Link>
            }
          >
            {t('favorites.emptyAdvice')}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={cards.list}>
            {items.map((favorite) => (
              <li key={favorite.id}>
                {favorite.job ? (
                  <JobCard job={favorite.job} headingLevel={2} onFavoriteRemoved={onRemoved} />
                ) : (
                  <GoneFavorite favorite={favorite} seeker={seeker} onRemoved={onRemoved} />
                )}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </div>
  );
}

interface GoneFavoriteProps {
  favorite: Favorite;
  seeker: SessionUser;
  onRemoved: () => void;
}

/** A favourite whose job is no longer published. */
function GoneFavorite({ favorite, seeker, onRemoved }: GoneFavoriteProps) {
  const { t } = useTranslation('empleo');
  const [remove, { isLoading }] = useRemoveFavoriteMutation();
  const [failed, setFailed] = useState(false);
  return (
    <Card as="article" tone="sunken" className={cards.card}>
      <h2 className={cards.title}>{t('favorites.gone')}</h2>
      {failed && <Alert tone="error">{favoriteMessages.deleteFailed}</Alert>}
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={isLoading}
          onClick={async () => {
            const { error } = await remove({ id: favorite.id, user: seeker.id });
            if (error) setFailed(true);
            else onRemoved();
          }}
        >
          {t('favorites.remove')}
        </Button>
      </div>
    </Card>
  );
}
