import { educationTypes } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { FileCheck, GraduationCap } from 'lucide-react';
import { InfoCards } from '../search/info-cards.tsx';
import { ResourcePage } from '../search/resource-page.tsx';
import { ResourceSearch } from '../search/resource-search.tsx';
import { educationItems } from './education.data.ts';

const questions = { types: educationTypes, validation: true };

export default function EducationPage() {
  const { t } = useTranslation('recursos');
  return (
    <ResourcePage accent="violet" picture="book" title={t('education.title')} lead={t('education.lead')}>
      <ResourceSearch
        formLabel={t('education.formLabel')}
        typeLabel={t('search.resourceType')}
        questions={questions}
        items={educationItems}
      />
      <InfoCards
        title={t('education.info')}
        cards={[
          { title: t('education.validationTitle'), text: t('education.validationText'), Icon: FileCheck },
          {
            title: t('education.scholarshipsTitle'),
            text: t('education.scholarshipsText'),
            Icon: GraduationCap,
          },
        ]}
      />
    </ResourcePage>
  );
}
