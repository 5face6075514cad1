import { savedSearchNameLength } from '@puente/domain/jobs';
import { useTranslation } from '@puente/platform';
import { useForm } from '@puente/platform/forms';
import { Alert, Button, Dialog, Stack, TextInput } from '@puente/ui';
import { useId } from 'react';
import { nameProblem } from './name-problem.ts';
import { type SavedSearch, useChangeSavedSearchMutation } from './my-saved-searches.endpoints.ts';

interface RenameDialogProps {
  search: SavedSearch;
  user: number;
  onClose: () => void;
}

/** Another name for a saved search. */
export function RenameDialog({ search, user, onClose }: RenameDialogProps) {
  const { t } = useTranslation('empleo');
  const formId = useId();
  const [change, { error }] = useChangeSavedSearchMutation();
  const { errors, form, field, sending } = useForm({
    initial: { name: search.name },
    rules: ({ name }) => ({ name: nameProblem(name) }),
    send: async ({ name }) => {
      const answer = await change({ id: search.id, user, data: { name: name.trim() } });
      if (!answer.error) onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('saved.renameTitle')}
      closeLabel={t('saveSearch.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {t('saved.save')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Stack>
          <TextInput
            {...field('name')}
            label={t('saveSearch.name')}
            required
            maxLength={savedSearchNameLength}
            error={errors.name}
          />
          {error && <Alert tone="error">{t('saved.changeFailed')}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
