import { Link, usePageTitle, useTranslation } from '@puente/platform';
import { buttonClassName, Container, PageHeader } from '@puente/ui';
import styles from './small-business-page.module.css';

export default function SmallBusinessPage() {
  const { t } = useTranslation('recursos');
  usePageTitle(t('smallBusiness.title'));
  return (
    <Container>
      <PageHeader
        accent="clay"
        picture="stall"
        className={styles.header}
        title={t('smallBusiness.title')}
        lead={t('smallBusiness.text')}
        actions={
          <Link to="/emprendimiento" className={buttonClassName()}>
            {t('smallBusiness.next')}
          </Link>
        }
      />
    </Container>
  );
}
