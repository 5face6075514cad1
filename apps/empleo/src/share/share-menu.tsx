import { useTranslation } from '@puente/platform';
import { menuItemClassName } from '@puente/ui';
import { Check, Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import styles from './share.module.css';

interface ShareMenuProps {
  url: string;
  /** What stands before the address in a message. */
  text: string;
}

/** Where the device has no way of its own to hand something on. */
export function ShareMenu({ url, text }: ShareMenuProps) {
  const { t } = useTranslation('empleo');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    setOutcome(undefined);
    // There is no clipboard at all outside of https.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => true,
        () => false,
      );
    setOutcome(copied ? 'copied' : 'copyFailed');
  };
  return (
    <>
      <ul>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={menuItemClassName}
          >
            <MessageCircle aria-hidden="true" />
            {t('share.whatsApp')}
          </a>
        </li>
        <li>
          <button type="button" className={menuItemClassName} onClick={() => void copy()}>
            {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {t('share.copy')}
          </button>
        </li>
      </ul>
      <p role="status" className={styles.outcome}>
        {outcome && t(`share.${outcome}`)}
        {outcome === 'copyFailed' && <span className={styles.address}>{url}</span>}
      </p>
    </>
  );
}
