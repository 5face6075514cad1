import { entrepreneurshipServices } from '@puente/domain/resources';
import { translateText, useTranslation } from '@puente/platform';
import { Coins, Landmark, MessagesSquare, Sprout } from 'lucide-react';
import { InfoCards } from '../search/info-cards.tsx';
import { ResourcePage } from '../search/resource-page.tsx';
import { ResourceSearch } from '../search/resource-search.tsx';
import { entrepreneurshipItems } from './entrepreneurship.data.ts';

const questions = { types: entrepreneurshipServices, validation: false };

/** In the order of `entrepreneurshipServices`. */
const cards = [
  { key: 'advice', Icon: MessagesSquare },
  { key: 'chambers', Icon: Landmark },
  { key: 'incubator', Icon: Sprout },
  { key: 'capital', Icon: Coins },
] as const;

export default function EntrepreneurshipPage() {
  const { t } = useTranslation('recursos');
  return (
    <ResourcePage
      accent="clay"
      picture="cactus"
      title={t('entrepreneurship.title')}
      lead={t('entrepreneurship.lead')}
    >
      <ResourceSearch
        formLabel={t('entrepreneurship.formLabel')}
        typeLabel={t('search.service')}
        questions={questions}
        items={entrepreneurshipItems}
      />
      <InfoCards
        title={t('entrepreneurship.info')}
        cards={cards.map(({ key, Icon }, index) => ({
          title: translateText(entrepreneurshipServices[index] ?? ''),
          text: t(`entrepreneurship.${key}`),
          Icon,
        }))}
      />
    </ResourcePage>
  );
}
