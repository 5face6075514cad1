import { jobMessages, mustBeEmployer } from '@puente/domain/jobs';
import { type SessionUser, translateText, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { JobForm } from './job-form.tsx';
import { differingFields, emptyJobForm, isEmptyForm } from './job-form-values.ts';
import { NewJobButtons } from './new-job-buttons.tsx';
import { useSuggestedJobValuesQuery } from './suggested-job-values.endpoints.ts';
import { useKeptForm } from './use-kept-form.tsx';
import { useNewJob } from './use-new-job.ts';

export { employerMessages as messages } from '../messages/employer.ts';

/** A new job, kept as a draft or published at once. */
export default function PublishJobPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'employer', denial: translateText(mustBeEmployer(t('editor.denial'))) }}
      title={t('editor.newTitle')}
      lead={t('editor.newLead')}
    >
      {(employer) => <NewJob key={employer.id} employer={employer} />}
    </AccountPage>
  );
}

function NewJob({ employer }: { employer: SessionUser }) {
  const { data: suggested } = useSuggestedJobValuesQuery(employer.id);
  const form = useKeptForm(
    `empleo.nuevo.${employer.id}`,
    (values) =>
      isEmptyForm(values) || differingFields(values, { ...emptyJobForm, ...suggested }).length === 0,
  );
  const { saveAs, sending, error } = useNewJob(employer.id, form.drop);

  return (
    <>
      {form.notice}
      <JobForm
        key={form.round}
        initial={form.kept ?? emptyJobForm}
        suggested={form.kept ? undefined : suggested}
        error={error}
        failure={jobMessages.saveFailed}
        onChange={form.keep}
      >
        {(send) => <NewJobButtons send={send} saveAs={saveAs} sending={sending} />}
      </JobForm>
    </>
  );
}
