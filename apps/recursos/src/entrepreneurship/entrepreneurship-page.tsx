import { entrepreneurshipServices } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { Coins, Landmark, MessagesSquare, Sprout } from 'lucide-react';
import { InfoCards } from '../search/info-cards.tsx';
import { ResourcePage } from '../search/resource-page.tsx';
import { ResourceSearch } from '../search/resource-search.tsx';
import { entrepreneurshipItems } from './entrepreneurship.data.ts';

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
    <ResourcePage title={t('entrepreneurship.title')} lead={t('entrepreneurship.lead')}>
      <ResourceSearch
        formLabel={t('entrepreneurship.formLabel')}
        items={entrepreneurshipItems}
        choices={{ typeLabel: t('search.service'), types: entrepreneurshipServices }}
      />
      <InfoCards
        title={t('entrepreneurship.info')}
        cards={cards.map(({ key, Icon }, index) => ({
          title: entrepreneurshipServices[index] ?? '',
          text: t(`entrepreneurship.${key}`),
          Icon,
        }))}
      />
    </ResourcePage>
  );
}
