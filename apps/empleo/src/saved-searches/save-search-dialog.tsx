import { type JobSearch, savedAddress } from '@puente/domain/job-search';
import { type AlertFrequency, savedSearchNameLength } from '@puente/domain/jobs';
import { keepDestination, Link, translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { useForm } from '@puente/platform/forms';
import { Alert, Button, buttonClassName, Dialog, RadioGroup, Stack, TextInput } from '@puente/ui';
import { useId } from 'react';
import { useCompanyNameQuery } from '../company/read-company.endpoints.ts';
import { SignInPrompt } from '../session/sign-in-prompt.tsx';
import { useRole } from '../session/use-role.ts';
import { nameProblem } from './name-problem.ts';
import { frequencies, useSaveSearchMutation } from './my-saved-searches.endpoints.ts';
import { nameOfSearch } from './search-name.ts';

interface SaveSearchDialogProps {
  search: JobSearch;
  /** By which a visitor's wish is known when they come back. */
  intent: string;
  onClose: () => void;
}

/** Where saved searches are managed. */
const managed = '/mi-cuenta/busquedas-guardadas';

/** A visitor signs in first, and comes back to this. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { t } = useTranslation('empleo');
  const { search, intent, onClose } = props;
  const { currentData: company, isLoading } = useCompanyNameQuery(search.employer, {
    skip: !search.employer,
  });
  const isSeeker = useRole() === 'user';
  // Known already where the filters show it: the name of the search begins with it.
  if (isLoading) return null;
  if (isSeeker) return <SaveSearchForm {...props} company={company} />;
  const path = `/empleos?${savedAddress(search)}`;
  return (
    <Dialog open onClose={onClose} title={t('saveSearch.title')} closeLabel={t('saveSearch.close')}>
      <Stack>
        <p>{t('saveSearch.lead')}</p>
        <SignInPrompt
          keep={() => keepDestination({ path, title: nameOfSearch(search, t, company), intent })}
        />
      </Stack>
    </Dialog>
  );
}

/** Asks what to call the search and how often to write. */
function SaveSearchForm({
  search,
  company,
  onClose,
}: SaveSearchDialogProps & { company: string | null | undefined }) {
  const { t } = useTranslation('empleo');
  const formId = useId();
  const [save, { error, isSuccess, originalArgs }] = useSaveSearchMutation();
  const { errors, form, field, sending } = useForm({
    initial: { name: nameOfSearch(search, t, company), frequency: 'daily' as string },
    rules: ({ name }) => ({ name: nameProblem(name) }),
    send: ({ name, frequency }) =>
      save({ name: name.trim(), frequency: frequency as AlertFrequency, query: savedAddress(search) }),
  });
  const manage = (
    <Link to={managed} className={buttonClassName({ variant: 'secondary' })}>
      {t('saveSearch.manage')}
    </Link>
  );

  if (isSuccess) {
    return (
      // Another dialog: the focus begins anew.
      <Dialog
        key="saved"
        open
        onClose={onClose}
        title={t('saveSearch.saved')}
        closeLabel={t('saveSearch.close')}
        actions={
          <>
            {manage}
            <Button onClick={onClose}>{t('saveSearch.close')}</Button>
          </>
        }
      >
        <p>{t(`saveSearch.told.${originalArgs?.frequency ?? 'never'}`)}</p>
      </Dialog>
    );
  }

  const status = apiStatus(error);
  const told = status === 409 || status === 400 ? apiMessage(error) : undefined;
  return (
    <Dialog
      open
      // What is on its way would be saved without a word.
      onClose={() => !sending && onClose()}
      title={t('saveSearch.title')}
      closeLabel={t('saveSearch.close')}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {t('saveSearch.save')}
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
          <RadioGroup
            {...field('frequency')}
            label={t('saveSearch.frequency')}
            hint={t('saveSearch.frequencyHint')}
            options={frequencies.map((value) => ({ value, label: t(`saveSearch.often.${value}`) }))}
          />
          {error && (
            <Alert tone={status === 409 ? 'warning' : 'error'} actions={status === 409 && manage}>
              {told ? translateText(told) : t('saveSearch.failed')}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
