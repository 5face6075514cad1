import { favoriteMessages } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { buttonClassName, EmptyState, Stack } from '@puente/ui';
import { useEffect, useState } from 'react';
import { JobCard } from '../job/job-card.tsx';
import cards from '../shared/cards.module.css';
import { fresh } from '../shared/fresh.ts';
import { ListPages, usePage } from '../shared/list-pages.tsx';
import { ListStates } from '../shared/list-states.tsx';
import { type Favorite, useMyFavoritesQuery } from './my-favorites.endpoints.ts';
import { RemovedFavorite } from './removed-favorite.tsx';

export { seekerMessages as messages } from '../messages/seeker.ts';

export default function FavoritesPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'user', denial: translateText(favoriteMessages.onlyForUsers) }}
      title={t('kept.title')}
      lead={t('kept.lead')}
    >
      {(seeker) => <Favorites seeker={seeker} />}
    </AccountPage>
  );
}

interface TouchedFavorite extends Favorite {
  /** When it was taken back, in milliseconds since 1970: shown until a list that was asked for since then is here. */
  back: number | undefined;
}

function Favorites({ seeker }: { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const [page, setPage] = usePage();
  const favorites = useMyFavoritesQuery({ user: seeker.id, page }, fresh);
  const { data, isFetching, startedTimeStamp = 0 } = favorites;
  const [touched, setTouched] = useState<TouchedFavorite[]>([]);
  const touch = (favorite: Favorite, back?: number) =>
    setTouched((before) => [{ ...favorite, back }, ...before.filter(({ id }) => id !== favorite.id)]);
  /** When the list was asked for; 0 while it is on its way. */
  const asked = isFetching ? 0 : startedTimeStamp;
  const pageCount = data?.pageCount ?? 0;
  const turn = (next: number) => {
    setTouched([]);
    setPage(next);
  };
  useEffect(() => {
    // What was removed may have been all of the last page.
    if (!isFetching && pageCount > 0 && page > pageCount) setPage(pageCount);
  }, [isFetching, page, pageCount, setPage]);

  return (
    <div className={cards.region}>
      <ListStates
        list={{ ...favorites, data: data && inTheirPlaces(data.favorites, touched, asked) }}
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
            {items.map(({ favorite, removed }) => (
              <li key={favorite.id}>
                {removed ? (
                  <RemovedFavorite
                    favorite={favorite}
                    user={seeker.id}
                    onBack={(back) => touch(favorite, back)}
                  />
                ) : (
                  <JobCard job={favorite.job} headingLevel={2} onFavoriteRemoved={() => touch(favorite)} />
                )}
              </li>
            ))}
          </Stack>
        )}
      </ListStates>
      <ListPages page={page} pageCount={pageCount} onChange={turn} />
    </div>
  );
}

/** The list with what was removed from it on this visit, each where it was. */
function inTheirPlaces(list: Favorite[], touched: TouchedFavorite[], asked: number) {
  const removed = touched.filter(({ back }) => back === undefined);
  const back = touched.filter((one) => asked < (one.back ?? 0) && !list.some(({ id }) => id === one.id));
  const rest = list.filter(({ id }) => ![...removed, ...back].some((one) => one.id === id));
  return [
    ...[...rest, ...back].map((favorite) => ({ favorite, removed: false })),
    ...removed.map((favorite) => ({ favorite, removed: true })),
  ].sort(
    ({ favorite: one }, { favorite: other }) =>
      other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
  );
}
