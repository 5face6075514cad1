import { providerLabels } from '@puente/domain/identity';
import { Link, Navigate, useLocation, useNavigate, useSession, useTranslation } from '@puente/platform';
import { useKept } from '@puente/platform/storage';
import { Alert, buttonClassName, Stack } from '@puente/ui';
import { useEffect, useState } from 'react';
import { FormFrame } from '../../frame/form-frame.tsx';
import { linkKey, readLink } from './kept-link.ts';
import { LinkConfirmation } from './link-confirmation.tsx';
import { LinkForm } from './link-form.tsx';

/**
 * Where a sign-in with a provider goes whose e-mail has an account already, and where the link leads that is mailed to
 * that account's owner.
 */
export default function LinkPage() {
  const { t } = useTranslation('cuenta');
  const { status } = useSession();
  const [link] = useKept('localStorage', linkKey, readLink);
  const mailed = useMailedCode(link?.from);
  const [state, setState] = useState<'proving' | 'over' | 'code-used'>('proving');

  if (!link || state === 'over') {
    // Proved meanwhile, in the tab that the mail opened.
    if (status === 'signed-in') return <Navigate replace to="/mi-cuenta" />;
    const elsewhere = mailed.code !== null && state !== 'over';
    return (
      <FormFrame title={t(elsewhere ? 'link.elsewhereTitle' : 'link.overTitle')}>
        <p>{t(elsewhere ? 'link.elsewhere' : 'link.over')}</p>
        <Link to="/login" className={buttonClassName({ size: 'large', block: true })}>
          {t('link.login')}
        </Link>
      </FormFrame>
    );
  }
  const confirming = mailed.code !== null && state === 'proving';
  const provider = providerLabels[link.provider];
  return (
    <FormFrame title={t('link.title')} lead={t('link.lead', { provider })}>
      {confirming ? (
        mailed.clean && (
          <LinkConfirmation link={link} code={mailed.code ?? ''} onRefused={() => setState('code-used')} />
        )
      ) : (
        <Stack gap={5}>
          {state === 'code-used' && <Alert tone="error">{t('link.codeUsed')}</Alert>}
          <LinkForm link={link} onOver={() => setState('over')} />
        </Stack>
      )}
    </FormFrame>
  );
}

/** What the mailed link brings: read once, and out of the address bar and the history before it is used. */
function useMailedCode(from: string | undefined) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(search).get('code'));
  const clean = search === '';
  useEffect(() => {
    if (!clean) void navigate(pathname, { replace: true, state: { from } });
  }, [clean, navigate, pathname, from]);
  return { code, clean };
}
