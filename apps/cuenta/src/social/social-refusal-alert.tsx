import { identityMessages, wrongRole, type UserType } from '@puente/domain/identity';
import { translateText, useLocation, useSearchParams, useTranslation } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { Alert } from '@puente/ui';
import { otherRole } from '../session/asked-role.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { type SocialPurpose } from './social-flow.ts';
import { refusalError, socialRefusalOf, type SocialRefusal } from './social-refusal.ts';

export interface SocialRefusalAlertProps {
  role: UserType | null;
  purpose: SocialPurpose;
}

/** What somebody reads whom a provider sent back for nothing: texts of the catalogue, never the address's own. */
export default function SocialRefusalAlert({ role, purpose }: SocialRefusalAlertProps) {
  const { t } = useTranslation('cuenta');
  const tooManyText = useTooManyText();
  const state: unknown = useLocation().state;
  const refusal = socialRefusalOf(useSearchParams()[0].get('error'));
  if (!refusal) return null;
  if (refusal === 'cancelled') return <Alert>{t(`social.cancelled.${purpose}`)}</Alert>;
  if (refusal === 'expired') return <Alert tone="warning">{t('social.expired')}</Alert>;
  const error = refusalError(state, refusal);
  const answered = tooManyText(error) ?? translated(ownMessage(error, refusal, purpose));
  if (answered) return <Alert tone="error">{answered}</Alert>;
  switch (refusal) {
    case 'too-many':
      return <Alert tone="error">{t('tooMany.later')}</Alert>;
    case 'email-missing':
      return <Alert tone="error">{t('social.emailMissing')}</Alert>;
    case 'locked':
      return <Alert tone="error">{t('social.locked')}</Alert>;
    case 'wrong-role':
      return role && <Alert tone="error">{translateText(wrongRole(otherRole(role)))}</Alert>;
    default:
      return <Alert tone="error">{translateText(givenText(refusal, purpose))}</Alert>;
  }
}

const translated = (text: string | undefined) => text && translateText(text);

/** The server's message, but for the general one, which it words for a log-in. */
function ownMessage(error: unknown, refusal: SocialRefusal, purpose: SocialPurpose): string | undefined {
  const message = apiMessage(error);
  return message === givenText(refusal, 'login') && purpose === 'register' ? undefined : message;
}

/** Of docs/product.md#given-texts. */
function givenText(refusal: SocialRefusal, purpose: SocialPurpose): string {
  const {
    googleFailed,
    googleRegistrationFailed,
    facebookFailed,
    facebookRegistrationFailed,
    facebookTokenMissing,
    microsoftFailed,
    microsoftTokenMissing,
    serverUnreachable,
  } = identityMessages;
  switch (refusal) {
    case 'google':
      return purpose === 'register' ? googleRegistrationFailed : googleFailed;
    case 'facebook':
      return purpose === 'register' ? facebookRegistrationFailed : facebookFailed;
    case 'microsoft':
      return microsoftFailed;
    case 'facebook-token':
      return facebookTokenMissing;
    case 'microsoft-token':
      return microsoftTokenMissing;
    default:
      return serverUnreachable;
  }
}
