import { formatDate, useTranslation } from '@puente/platform';
import { Card, Stack } from '@puente/ui';
import { type Post } from './list-posts.endpoints.ts';
import styles from './post-list.module.css';

/** Every field of every post. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('recursos');
  return (
    <Stack as="ul" gap={3} aria-label={t('posts.list')}>
      {posts.map(({ id, Nombre, documentID, Number: number, createdAt }) => (
        <Card key={id} as="li" tone="sunken" className={styles.post}>
          <h2 lang="es">{Nombre}</h2>
          <dl className={styles.fields}>
            {number !== null && (
              <div>
                <dt>{t('posts.number')}</dt>
                <dd>{number}</dd>
              </div>
            )}
            <div>
              <dt>{t('posts.id')}</dt>
              <dd>
                <code>{documentID}</code>
              </dd>
            </div>
            <div>
              <dt>{t('posts.createdAt')}</dt>
              <dd>
                <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </dd>
            </div>
          </dl>
        </Card>
      ))}
    </Stack>
  );
}
