import { type ApplicationStatus } from '@puente/domain/jobs';
import { translateText } from '@puente/platform';
import { Badge, type BadgeTone } from '@puente/ui';

const tones: Record<ApplicationStatus, BadgeTone> = {
  Enviada: 'neutral',
  'En revisión': 'info',
  Entrevista: 'warning',
  Rechazada: 'error',
  Contratada: 'success',
};

/** How an application stands. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{translateText(status)}</Badge>;
}
