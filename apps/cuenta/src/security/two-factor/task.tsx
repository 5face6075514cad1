import { useTranslation } from '@puente/platform';
import { Button, Cluster, Stack } from '@puente/ui';
import { type ReactNode } from 'react';
import { type OwnProfile } from '../../personal-data/own-profile.endpoints.ts';
import styles from './two-factor.module.css';

/** What each task of the card is given. */
export interface TaskProps {
  profile: OwnProfile;
  /** The second step was switched, or its codes are others. */
  onChanged: () => void;
  onCancel: () => void;
  onDone: () => void;
}

/** One step of a task, whose heading takes the focus: what was pressed to come here is gone. */
export function TaskStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <h3 tabIndex={-1} ref={takeFocus} className={styles.step}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface TaskButtonsProps {
  submitLabel: string;
  sending: boolean;
  danger?: boolean | undefined;
  onCancel: () => void;
}

/** At the foot of a task's form. */
export function TaskButtons({ submitLabel, sending, danger, onCancel }: TaskButtonsProps) {
  const { t } = useTranslation('cuenta');
  return (
    <Cluster>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={sending}>
        {submitLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('twoFactor.cancel')}
      </Button>
    </Cluster>
  );
}
