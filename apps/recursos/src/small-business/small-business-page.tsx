import { Link, usePageTitle, useTranslation } from '@puente/platform';
import { buttonClassName, Container, PageHeader } from '@puente/ui';

export default function SmallBusinessPage() {
  const { t } = useTranslation('recursos');
  usePageTitle(t('smallBusiness.title'));
  return (
    <Container>
      <PageHeader
        accent="clay"
        picture="stall"
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
