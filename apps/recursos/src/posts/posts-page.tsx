import { postMessages } from '@puente/domain/jobs';
import { adviceFor, translateText, usePageTitle, useTranslation } from '@puente/platform';
import { EmptyState, ErrorState, PageColumn, PageHeader, SkeletonCards, VisuallyHidden } from '@puente/ui';
import { useListPostsQuery } from './list-posts.endpoints.ts';
import { PostList } from './post-list.tsx';
import styles from './posts-page.module.css';

export default function PostsPage() {
  const { t } = useTranslation('recursos');
  usePageTitle(t('posts.title'));
  const { data, error, isFetching, refetch } = useListPostsQuery();
  const failure = error ? postMessages.connectionFailed : data === null && postMessages.unexpectedShape;
  return (
    <PageColumn gap={0}>
      <PageHeader picture="letter" title={t('posts.title')} lead={t('posts.lead')} />
      <div aria-busy={isFetching} className={styles.content}>
        {!failure && !data && (
          <>
            <p aria-hidden="true">{translateText(postMessages.loading)}</p>
            <SkeletonCards label={translateText(postMessages.loading)} count={4} />
          </>
        )}
        {failure && (
          <ErrorState
            title={t('posts.failed')}
            retryLabel={t('retry')}
            onRetry={refetch}
            retrying={isFetching}
          >
            {t(`posts.${error ? adviceFor(error) : 'ourSide'}`)}
            {/* Given words, which say nothing to people (docs/product.md#posts). */}
            <VisuallyHidden> {translateText(failure)}</VisuallyHidden>
          </ErrorState>
        )}
        {!failure && data?.length === 0 && <EmptyState title={translateText(postMessages.empty)} />}
        {!failure && data && data.length > 0 && (
          <>
            <p>{t('posts.titlesOnly')}</p>
            <PostList posts={data} />
          </>
        )}
      </div>
    </PageColumn>
  );
}
