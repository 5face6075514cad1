import { identityMessages } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage } from '@puente/platform/api';
import { Alert, Button, LoadingOverlay, SkeletonList } from '@puente/ui';
import { useEffect, useRef, useState } from 'react';
import { accountRefusal } from '../../session/account-refusal.ts';
import { useTooManyText } from '../../session/use-too-many-text.ts';
import { type PendingLink } from './kept-link.ts';
import { useConfirmLinkMutation } from './link-by-password.endpoints.ts';
import { useLinkEntry } from './use-link-entry.ts';

interface LinkConfirmationProps {
  link: PendingLink;
  code: string;
  /** The code is none, or was used. */
  onRefused: () => void;
}

/** Proves by the mailed code that the account is the person's, at once: this browser holds the other half. */
export function LinkConfirmation({ link, code, onRefused }: LinkConfirmationProps) {
  const { t } = useTranslation('cuenta');
  const [confirm] = useConfirmLinkMutation();
  const goOn = useLinkEntry(link);
  const tooManyText = useTooManyText();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const asked = useRef(false);

  const ask = async () => {
    setFailure(undefined);
    const answer = await confirm({ token: link.token, code });
    if (await goOn(answer)) return;
    if (accountRefusal(answer.error) === 'link-expired') return onRefused();
    setFailure({ error: answer.error });
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });

  if (!failure) {
    return (
      <>
        <SkeletonList label={t('link.confirming')} count={2} />
        <LoadingOverlay label={t('loading')} />
      </>
    );
  }
  const text = apiMessage(failure.error) ?? identityMessages.serverUnreachable;
  return (
    <>
      <Alert tone="error">{tooManyText(failure.error) ?? translateText(text)}</Alert>
      <Button size="large" block onClick={() => void ask()}>
        {t('link.retry')}
      </Button>
    </>
  );
}
