import { readSearch } from '@puente/domain/job-search';
import { type AlertFrequency, newJobsLimit } from '@puente/domain/jobs';
import { Link, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, buttonClassName, Card, Cluster, Select } from '@puente/ui';
import { type MouseEvent, useId, useState } from 'react';
import { useCompanyName } from '../company/company-name.tsx';
import { describeSearch } from '../search/wish-labels.ts';
import cards from '../shared/cards.module.css';
import { latePart } from '../shared/late-part.tsx';
import {
  frequencies,
  type SavedSearch,
  useChangeSavedSearchMutation,
} from './my-saved-searches.endpoints.ts';
import styles from './saved-search-card.module.css';

const RenameDialog = latePart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

interface SavedSearchCardProps {
  search: SavedSearch;
  /** Whose it is. */
  user: number;
  onRemove: () => void;
}

/** A saved search: what it looks for, what is new in it, how often its owner is written to. */
export function SavedSearchCard({ search, user, onRemove }: SavedSearchCardProps) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const [change, { error }] = useChangeSavedSearchMutation();
  const [renaming, setRenaming] = useState(false);
  const { id, name, query, frequency, newJobs } = search;
  const wishes = readSearch(new URLSearchParams(query));
  const company = useCompanyName(wishes?.employer ?? '');
  const address = `/empleos?${query}`;
  const look = () => void change({ id, user, data: { looked: true } });
  const looks = {
    onClick: look,
    // With the middle button, in a new tab. The right one opens a menu.
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) look();
    },
  };

  return (
    <Card as="article" aria-labelledby={titleId} className={cards.card}>
      <div className={cards.head}>
        <h2 id={titleId} className={cards.title}>
          <Link to={address} {...looks}>
            {name}
          </Link>
        </h2>
        {newJobs > 0 && (
          <Badge tone="success">
            {newJobs < newJobsLimit ? t('saved.newJobs', { count: newJobs }) : t('saved.manyNewJobs')}
          </Badge>
        )}
      </div>
      <p className={cards.soft}>{wishes && describeSearch(wishes, t, company)}</p>
      {newJobs === 0 && <p className={cards.soft}>{t('saved.newJobs', { count: 0 })}</p>}
      <div className={styles.foot}>
        <Select
          label={t('saved.frequency')}
          aria-describedby={titleId}
          options={frequencies.map((value) => ({ value, label: t(`saveSearch.often.${value}`) }))}
          value={frequency}
          onChange={({ target }) =>
            void change({ id, user, data: { frequency: target.value as AlertFrequency } })
          }
        />
        <Cluster>
          <Link
            to={address}
            aria-describedby={titleId}
            className={buttonClassName({ size: 'small' })}
            {...looks}
          >
            {t('saved.open')}
          </Link>
          <Button
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            onPointerOver={RenameDialog.prepare}
            onFocus={RenameDialog.prepare}
            onClick={() => setRenaming(true)}
          >
            {t('saved.rename')}
          </Button>
          <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onRemove}>
            {t('saved.remove')}
          </Button>
        </Cluster>
      </div>
      {error && <Alert tone="error">{t('saved.changeFailed')}</Alert>}
      {renaming && <RenameDialog search={search} user={user} onClose={() => setRenaming(false)} />}
    </Card>
  );
}
