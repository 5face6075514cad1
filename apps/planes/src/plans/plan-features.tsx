import { type Plan } from '@puente/domain/plans';
import { translateText } from '@puente/platform';
import { Check } from 'lucide-react';
import styles from './plan-features.module.css';

/** What a plan includes, as a list. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  return (
    <ul className={styles.features}>
      {plan.features.map(({ id, text }) => (
        <li key={id}>
          <Check aria-hidden="true" />
          {translateText(text)}
        </li>
      ))}
    </ul>
  );
}
