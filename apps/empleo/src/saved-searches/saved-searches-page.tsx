import { savedSearchMessages } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { AccountPage } from '@puente/section-kit';
import { Alert, Button, buttonClassName, EmptyState, Stack } from '@puente/ui';
import { useRef, useState } from 'react';
import cards from '../shared/cards.module.css';
import { fresh } from '../shared/fresh.ts';
import { ListStates } from '../shared/list-states.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import {
  type SavedSearch,
  useMySavedSearchesQuery,
  useRemoveSavedSearchMutation,
  useSaveSearchMutation,
} from './my-saved-searches.endpoints.ts';

export { savedMessages as messages } from '../messages/saved.ts';

/** What a seeker keeps looking for, and how often they are written to about it. */
export default function SavedSearchesPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'user', denial: translateText(savedSearchMessages.onlyForUsers) }}
      title={t('saved.title')}
      lead={t('saved.lead')}
    >
      {(seeker) => <SavedSearches seeker={seeker} />}
    </AccountPage>
  );
}

type Outcome = {
  search: SavedSearch;
  failed?: 'remove' | 'undo';
  /** Why it cannot be taken back at all, in the server's words. */
  refused?: string | undefined;
};

function SavedSearches({ seeker }: { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const list = useMySavedSearchesQuery(seeker.id, fresh);
  const [remove] = useRemoveSavedSearchMutation();
  const [save, { isLoading: restoring }] = useSaveSearchMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const region = useRef<HTMLDivElement>(null);
  /** The card took the focus with it. */
  const tell = (next: Outcome | undefined) => {
    setOutcome(next);
    region.current?.focus({ preventScroll: true });
  };

  const removeSearch = async (search: SavedSearch) => {
    tell({ search });
    const { error } = await remove({ id: search.id, user: seeker.id });
    if (error && apiStatus(error) !== 404) tell({ search, failed: 'remove' });
  };
  const restore = async (search: SavedSearch) => {
    const { name, query, frequency } = search;
    const { error } = await save({ name, query, frequency });
    const refused = apiStatus(error) === 409 ? apiMessage(error) : undefined;
    tell(error ? { search, failed: 'undo', refused } : undefined);
  };

  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      {outcome && (
        <Alert
          tone={outcome.failed ? 'error' : 'success'}
          className={cards.notice}
          actions={
            outcome.failed !== 'remove' &&
            !outcome.refused && (
              <Button
                variant="secondary"
                size="small"
                loading={restoring}
                onClick={() => void restore(outcome.search)}
              >
                {t('saved.undo')}
              </Button>
            )
          }
        >
          {outcome.refused
            ? translateText(outcome.refused)
            : t(outcome.failed ? `saved.${outcome.failed}Failed` : 'saved.removed', {
                name: outcome.search.name,
              })}
        </Alert>
      )}
      <ListStates
        list={list}
        failed={t('saved.failed')}
        empty={
          <EmptyState
            title={t('saved.empty')}
            action={
              <Link to="/empleos" className={buttonClassName()}>
                {t('saved.search')}
              </Link>
            }
          >
            {t('saved.emptyAdvice')}
          </EmptyState>
        }
      >
        {(searches) => (
          <Stack as="ul">
            {searches.map((search) => (
              <li key={search.id}>
                <SavedSearchCard
                  search={search}
                  user={seeker.id}
                  onRemove={() => void removeSearch(search)}
                />
              </li>
            ))}
          </Stack>
        )}
      </ListStates>
    </div>
  );
}
