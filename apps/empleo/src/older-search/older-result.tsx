import { applicationMessages, favoriteMessages, snippet } from '@puente/domain/jobs';
import { Link, translateText, useLocation, useNavigate, useTranslation } from '@puente/platform';
import { Alert, Button, Card, Cluster } from '@puente/ui';
import { useEffect, useId, useState } from 'react';
import { type Job, placeOf } from '../job/job.ts';
import { useFavorite } from '../job-actions/use-favorite.ts';
import { keepWish, type Wish } from '../session/use-kept-intent.ts';
import { useAccount } from '@puente/section-kit';
import styles from './older-search.module.css';

const signIn = '/login?role=user';
/** Time to read why one is sent to the sign-in, in milliseconds. */
const readingTime = 3000;

export function OlderResult({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const seeker = useAccount('user');
  const favorite = useFavorite(job);
  const [refusal, setRefusal] = useState<string>();
  const refuse = (text: string, wish: Wish) => {
    keepWish(job, wish);
    setRefusal(text);
  };

  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => void navigate(signIn, { state: { from } }), readingTime);
    return () => clearTimeout(timer);
  }, [refusal, navigate, from]);

  return (
    <Card as="article" aria-labelledby={titleId} className={styles.result}>
      <h3 id={titleId} lang="es" className={styles.title}>
        <Link to={`/detalle-empleo/${job.id}`}>{job.title}</Link>
      </h3>
      <p className={styles.place}>{[job.employerName, placeOf(job)].filter(Boolean).join(' · ')}</p>
      <p lang="es">{snippet(job.description)}</p>
      <Cluster>
        <Button
          aria-describedby={titleId}
          onClick={() => {
            if (seeker) void navigate(`/aplicar?jobId=${job.id}`);
            else refuse(applicationMessages.olderSignInFirst, 'apply');
          }}
        >
          {t('apply.action')}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={titleId}
          onClick={() => {
            if (seeker) void favorite.toggle();
            else refuse(favoriteMessages.olderSignInFirst, 'favorite');
          }}
        >
          {favorite.saved ? t('favorites.remove') : t('favorites.save')}
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
      {favorite.done && <Alert tone="success">{favorite.done}</Alert>}
      {favorite.failure && <Alert tone="error">{favorite.failure}</Alert>}
    </Card>
  );
}
