import { favoriteMessages } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, buttonClassName, EmptyState, Stack } from '@puente/ui';
import { JobCard } from '../job/job-card.tsx';
import cards from '../shared/cards.module.css';
import { ListStates } from '../shared/list-states.tsx';
import { useListNotice } from '../shared/use-list-notice.ts';
import { useMyFavoritesQuery } from './my-favorites.endpoints.ts';

export default function FavoritesPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'user', denial: translateText(favoriteMessages.onlyForUsers) }}
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
  const onRemoved = () => showRemoved('favorites.removed');
  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      {removed && (
        <Alert tone="success" className={cards.notice}>
          {t(removed)}
        </Alert>
      )}
      <ListStates
        list={favorites}
        failed={t('favorites.failed')}
        empty={
          <EmptyState
            picture="heart"
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
          <Stack as="ul">
            {items.map(({ id, job }) => (
              <li key={id}>
                <JobCard job={job} headingLevel={2} onFavoriteRemoved={onRemoved} />
              </li>
            ))}
          </Stack>
        )}
      </ListStates>
    </div>
  );
}
