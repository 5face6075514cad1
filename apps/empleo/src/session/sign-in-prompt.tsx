import { signInFirst } from '@puente/domain/jobs';
import { Link, translateText, useLocation, useTranslation } from '@puente/platform';
import { Alert, buttonClassName } from '@puente/ui';
import { useEffect, useRef } from 'react';
import { isDraftKept } from '../applications/application-draft.ts';

interface SignInPromptProps {
  /** Keeps what was wanted, for whoever leaves to sign in. */
  keep: () => void;
  /** For what a press of a button brought. */
  takeFocus?: boolean;
  /** The job to apply to, where that was wanted. */
  applyingTo?: number | undefined;
}

/** For visitors: they sign in or register, and come back to where they were, or to what they wanted. */
export function SignInPrompt({ keep, takeFocus = false, applyingTo }: SignInPromptProps) {
  const { t } = useTranslation('empleo');
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);

  // A middle press opens a tab.
  const way = { state: { from: `${pathname}${search}` }, onClick: keep, onAuxClick: keep };
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      title={translateText(signInFirst)}
      actions={
        <>
          <Link to="/login?role=user" {...way} className={buttonClassName({ size: 'small' })}>
            {t('session.signIn')}
          </Link>
          <Link
            to="/register?role=user"
            {...way}
            className={buttonClassName({ size: 'small', variant: 'secondary' })}
          >
            {t('session.register')}
          </Link>
        </>
      }
    >
      {applyingTo !== undefined && isDraftKept(applyingTo) && t('apply.kept')}
    </Alert>
  );
}
