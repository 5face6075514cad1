import { applicationMessages, favoriteMessages } from '@puente/domain/jobs';
import { Link, translateText, useLocation, useNavigate, useTranslation } from '@puente/platform';
import { Alert, Button, Card, Cluster } from '@puente/ui';
import { useEffect, useId, useState } from 'react';
import { keepWish, useKeptIntent, type Wish } from '../session/use-kept-intent.ts';
import { useRole } from '../session/use-role.ts';
import { useAccount } from '@puente/section-kit';
import { useVanishing } from '../shared/use-vanishing.ts';
import { keepOlderFavorite, useOlderFavorite } from './older-favorites.ts';
import { type OlderJob } from './older-jobs.ts';
import styles from './older-search.module.css';

const signIn = '/login?role=user';
/** Time to read why one is sent to the sign-in, in milliseconds. */
const readingTime = 3000;

export function OlderResult({ job }: { job: OlderJob }) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const seeker = useAccount('user');
  const [saved, setSaved] = useOlderFavorite(job.id, seeker?.id);
  const [done, showDone] = useVanishing<'saved' | 'removed'>();
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refuse = (text: string, wish: Wish) => {
    keepWish(job, wish);
    setRefusal(text);
  };

  const toggle = (user: number) => {
    const kept = keepOlderFavorite(job, user, !saved);
    setFailed(!kept);
    if (!kept) return;
    setSaved(!saved);
    showDone(saved ? 'removed' : 'saved');
  };

  const applyTo = () => void navigate(`/aplicar?jobId=${job.id}`);
  useKeptIntent(job.id, useRole(), (wish) => {
    if (wish === 'apply') applyTo();
    else if (seeker && !saved) toggle(seeker.id);
  });

  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => void navigate(signIn, { state: { from } }), readingTime);
    return () => clearTimeout(timer);
  }, [refusal, navigate, from]);

  const place = [job.city, translateText(job.stateUS)].filter(Boolean).join(', ');
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.result}>
      <h3 id={titleId} lang="es" className={styles.title}>
        <Link to={`/detalle-empleo/${job.id}`}>{job.title}</Link>
      </h3>
      <p className={styles.place}>{[job.employerName, place].filter(Boolean).join(' · ')}</p>
      <p lang="es">{job.description}</p>
      <Cluster>
        <Button
          aria-describedby={titleId}
          onClick={() => {
            if (seeker) applyTo();
            else refuse(applicationMessages.olderSignInFirst, 'apply');
          }}
        >
          {t('apply.action')}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={titleId}
          onClick={() => {
            if (seeker) toggle(seeker.id);
            else refuse(favoriteMessages.olderSignInFirst, 'favorite');
          }}
        >
          {saved ? t('favorites.remove') : t('favorites.save')}
        </Button>
      </Cluster>
      {refusal && (
        <Alert
          tone="warning"
          actions={
            <Link to={signIn} state={{ from }}>
              {t('session.signIn')}
            </Link>
          }
        >
          {translateText(refusal)}
        </Alert>
      )}
      {done && (
        <Alert tone="success">
          {done === 'saved' ? translateText(favoriteMessages.saved) : t('favorites.removed')}
        </Alert>
      )}
      {failed && <Alert tone="error">{translateText(favoriteMessages.saveFailed)}</Alert>}
    </Card>
  );
}
