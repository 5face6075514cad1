import { migrationServices } from '@puente/domain/resources';
import { translateText, useTranslation } from '@puente/platform';
import { HeartHandshake, Scale } from 'lucide-react';
import { InfoCards } from '../search/info-cards.tsx';
import { ResourcePage } from '../search/resource-page.tsx';
import { ResourceSearch } from '../search/resource-search.tsx';
import { FraudLink, FraudNote } from './fraud-note.tsx';
import { migrationItems } from './migration.data.ts';

const questions = { types: migrationServices, validation: false };

export default function MigrationPage() {
  const { t } = useTranslation('recursos');
  return (
    <ResourcePage
      accent="marigold"
      picture="monarch"
      title={t('migration.title')}
      lead={t('migration.lead')}
      below={<FraudLink />}
    >
      <ResourceSearch
        formLabel={t('migration.formLabel')}
        typeLabel={t('search.service')}
        questions={questions}
        items={migrationItems}
      />
      <FraudNote />
      <InfoCards
        title={t('migration.info')}
        cards={[
          { title: translateText(migrationServices[0]), text: t('migration.lawyersText'), Icon: Scale },
          { title: t('migration.communityTitle'), text: t('migration.communityText'), Icon: HeartHandshake },
        ]}
      />
    </ResourcePage>
  );
}
