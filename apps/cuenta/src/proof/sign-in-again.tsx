import { identityMessages } from '@puente/domain/identity';
import { sessionActions, translateText, useAppDispatch, useSession, useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { useLogoutMutation } from '../login/logout.endpoints.ts';

/** What was asked needs a sign-in of the last minutes. Once signed out, the guard of the page leads there and back. */
export function SignInAgain() {
  const { t } = useTranslation('cuenta');
  const session = useSession();
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  if (session.status === 'signed-out') return null;

  const leave = () => {
    void logout({ jwt: session.jwt });
    dispatch(sessionActions.signOut());
  };
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="small" onClick={leave}>
          {t('security.signInAgain')}
        </Button>
      }
    >
      {translateText(identityMessages.signInAgain)}
    </Alert>
  );
}
