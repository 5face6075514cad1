import { Stack } from '@puente/ui';
import { type ReactNode } from 'react';
import { type OwnProfile } from '../../personal-data/own-profile.endpoints.ts';

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
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
