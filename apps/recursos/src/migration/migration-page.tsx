import { migrationServices } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { HeartHandshake, Scale } from 'lucide-react';
import { InfoCards } from '../search/info-cards.tsx';
import { ResourcePage } from '../search/resource-page.tsx';
import { ResourceSearch } from '../search/resource-search.tsx';
import { FraudLink, FraudNote } from './fraud-note.tsx';
import { migrationItems } from './migration.data.ts';

export default function MigrationPage() {
  const { t } = useTranslation('recursos');
  return (
    <ResourcePage title={t('migration.title')} lead={t('migration.lead')} below={<FraudLink />}>
      <ResourceSearch
        formLabel={t('migration.formLabel')}
        items={migrationItems}
        choices={{ typeLabel: t('search.service'), types: migrationServices }}
      />
      <FraudNote />
      <InfoCards
        title={t('migration.info')}
        cards={[
          { title: t('migration.lawyersTitle'), text: t('migration.lawyersText'), Icon: Scale },
          { title: t('migration.communityTitle'), text: t('migration.communityText'), Icon: HeartHandshake },
        ]}
      />
    </ResourcePage>
  );
}
