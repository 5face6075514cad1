import { type JobSearch, savedAddress, saysSomething } from '@puente/domain/job-search';
import { useTranslation } from '@puente/platform';
import { Button } from '@puente/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useIntents } from '../session/use-kept-intent.ts';
import { useRole } from '../session/use-role.ts';
import { latePart } from '../shared/late-part.tsx';

const SaveSearchDialog = latePart(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);

/**
 * Keeps a search and has what is new in it mailed. Not for employers, nor for a search that is every job. What it asks comes
 * when it is pressed.
 */
export function SaveSearch({ search }: { search: JobSearch }) {
  const { t } = useTranslation('empleo');
  const role = useRole();
  const [open, setOpen] = useState(false);
  const intent = `save-search:${savedAddress(search)}`;
  useIntents([intent], role, () => setOpen(true));
  if (role === 'employer' || !saysSomething(search)) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        onFocus={SaveSearchDialog.prepare}
        onPointerOver={SaveSearchDialog.prepare}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" />
        {t('saveSearch.action')}
      </Button>
      {open && <SaveSearchDialog search={search} intent={intent} onClose={() => setOpen(false)} />}
    </div>
  );
}
