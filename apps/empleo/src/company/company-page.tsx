import { companyMessages } from '@puente/domain/jobs';
import { adviceFor, Link, translateText, usePageTitle, useParams, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import {
  buttonClassName,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonCards,
  Stack,
  VisuallyHidden,
} from '@puente/ui';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyJobs } from './company-jobs.tsx';
import styles from './company.module.css';
import { nameOfCompany, useReadCompanyQuery } from './read-company.endpoints.ts';

export { companyMessages as messages } from '../messages/company.ts';

/** A company as everybody knows it: what Puente itself has seen, and its open jobs. */
export default function CompanyPage() {
  const { t } = useTranslation('empleo');
  const { username = '' } = useParams();
  const { currentData: company, error, isFetching, refetch } = useReadCompanyQuery(username);
  const missing = [400, 404, 414].includes(apiStatus(error) ?? 0);
  const trouble = missing ? companyMessages.notFound : error && companyMessages.loadFailed;
  usePageTitle(company ? nameOfCompany(company) : trouble && translateText(trouble));

  if (company) {
    return (
      <Container className={styles.page}>
        <PageHeader
          accent="cochineal"
          picture="stall"
          title={<span lang="es">{nameOfCompany(company)}</span>}
          above={<Link to="/empleos-disponibles">{t('job.all')}</Link>}
        />
        <CompanyFacts company={company} />
        <CompanyJobs username={company.username} />
      </Container>
    );
  }
  if (missing) {
    return (
      <Container className={styles.page}>
        <EmptyState
          picture="broken-bridge"
          title={translateText(companyMessages.notFound)}
          headingLevel={1}
          action={
            <Link to="/empleos" className={buttonClassName()}>
              {t('job.searchOthers')}
            </Link>
          }
        >
          {t('company.notFoundAdvice')}
        </EmptyState>
      </Container>
    );
  }
  if (error && !isFetching) {
    return (
      <Container className={styles.page}>
        <ErrorState
          title={translateText(companyMessages.loadFailed)}
          retryLabel={t('retry')}
          onRetry={refetch}
          headingLevel={1}
        >
          {t(adviceFor(error))}
        </ErrorState>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <Stack role="status">
        <h1>
          <VisuallyHidden>{t('company.loading')}</VisuallyHidden>
          <Skeleton width="60%" />
        </h1>
        <Skeleton width="40%" />
      </Stack>
      <SkeletonCards label={t('loading')} count={3} />
    </Container>
  );
}
