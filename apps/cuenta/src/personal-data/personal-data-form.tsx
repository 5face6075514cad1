import { identityMessages } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { errorSummary } from '@puente/platform/forms';
import { Alert, Button, FormErrorSummary } from '@puente/ui';
import formStyles from '../form/form.module.css';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { NewerVersion } from './newer-version.tsx';
import { type OwnProfile } from './own-profile.endpoints.ts';
import { OwnCompanyFields, OwnPersonFields } from './profile-fields.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import { type Outcome, usePersonalData } from './use-personal-data.ts';

export function PersonalDataForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('cuenta');
  const labels = useFieldLabels();
  const data = usePersonalData(profile);
  const { form, fields, values, errors, sending, outcome, newer } = data;
  const employs = profile.userType === 'employer';
  return (
    <form {...form} className={formStyles.form}>
      <FormErrorSummary message={errorSummary(errors, labels)} />
      <OwnPersonFields data={data} phoneRequired={employs} />
      {employs && <OwnCompanyFields data={data} />}
      <OutcomeAlert outcome={outcome} />
      {newer ? (
        <NewerVersion
          newer={newer}
          fields={fields}
          values={values}
          sending={sending}
          onKeepMine={data.saveOver}
          onTakeTheirs={() => data.take(newer)}
        />
      ) : (
        <Button type="submit" size="large" loading={sending}>
          {t('profile.save')}
        </Button>
      )}
    </form>
  );
}

function OutcomeAlert({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation('cuenta');
  const tooManyText = useTooManyText();
  if (!outcome) return null;
  if (outcome === 'saved') return <Alert tone="success">{t('profile.saved')}</Alert>;
  const { error } = outcome;
  const text = isConnectionError(error) ? identityMessages.serverUnreachable : apiMessage(error);
  return (
    <Alert tone="error">
      {tooManyText(error) ?? (text === undefined ? t('profile.failed') : translateText(text))}
    </Alert>
  );
}
