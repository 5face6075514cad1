import { useTranslation } from '@puente/platform';
import { useDisclosure } from '@puente/ui';
import { Share2 } from 'lucide-react';
import { type Job } from '../job/job.ts';
import { latePart } from '../shared/late-part.tsx';
import styles from './share.module.css';

const ShareMenu = latePart(async () => (await import('./share-menu.tsx')).ShareMenu);

interface ShareButtonProps {
  job: Pick<Job, 'id' | 'title' | 'employerName'>;
  /** Id of the element that names the job, so that twenty «Compartir» can be told apart. */
  titleId: string;
  /** Says what it does in words, too. */
  labelled?: boolean;
}

/** Hands a job's address on: by the device's own sheet where there is one, else by WhatsApp or the clipboard. */
export function ShareButton({ job, titleId, labelled = false }: ShareButtonProps) {
  const { t } = useTranslation('empleo');
  const { open, setOpen, root, panelId, button } = useDisclosure<HTMLDivElement>();
  // Without what this reader searched for: the address that the page calls its own.
  const url = `${location.origin}/detalle-empleo/${job.id}`;
  const text = [job.title, job.employerName].filter(Boolean).join(' · ');
  const share = async () => {
    if (open) return setOpen(false);
    try {
      if (!('share' in navigator)) return setOpen(true);
      await navigator.share({ title: job.title, text, url });
    } catch (cause) {
      // Whoever closes the sheet has decided; whoever could not open it has not.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setOpen(true);
    }
  };
  return (
    <div ref={root} className={labelled ? styles.labelled : undefined}>
      <button
        {...button}
        className={styles.button}
        aria-label={t('share.action')}
        aria-describedby={titleId}
        title={t('share.action')}
        onFocus={ShareMenu.prepare}
        onPointerOver={ShareMenu.prepare}
        onClick={() => void share()}
      >
        <Share2 aria-hidden="true" />
        {labelled && t('share.action')}
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && <ShareMenu url={url} text={text} />}
      </div>
    </div>
  );
}
