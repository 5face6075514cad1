import { useSession, useTranslation } from '@puente/platform';
import { addMessages } from '@puente/platform/host';
import { buttonClassName, Card, Container, Grid } from '@puente/ui';
import { Link } from 'react-router-dom';
import styles from './join-banners.module.css';
import messages from './messages.es.json' with { type: 'json' };

declare module '@puente/platform' {
  interface Catalogues {
    join: typeof messages;
  }
}

void addMessages('join', {
  es: messages,
  en: () => import('./messages.en.json', { with: { type: 'json' } }),
});

const roles = ['user', 'employer'] as const;

/** Invites job seekers and employers to register; who is signed in is led to their account. */
export function JoinBanners() {
  const { t } = useTranslation('join');
  const signedIn = useSession().status === 'signed-in';
  return (
    <Grid as={Container} min="20rem">
      {roles.map((role) => (
        <Card
          key={role}
          as="section"
          woven
          tone={role === 'employer' ? 'band' : 'sunken'}
          aria-labelledby={`join-${role}`}
          className={styles.banner}
        >
          <h2 id={`join-${role}`}>{t(`${role}.title`)}</h2>
          <p className={styles.text}>{t(`${role}.text`)}</p>
          <Link
            to={signedIn ? '/mi-cuenta' : `/register?role=${role}`}
            className={buttonClassName({ variant: role === 'employer' ? 'accent' : 'primary' })}
          >
            {signedIn ? t('account') : t(`${role}.action`)}
          </Link>
        </Card>
      ))}
    </Grid>
  );
}
