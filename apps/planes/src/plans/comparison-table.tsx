import { currentPlanId } from '@puente/domain/plans';
import { type UserType } from '@puente/domain/identity';
import { translateText, useSession, useTranslation } from '@puente/platform';
import { VisuallyHidden } from '@puente/ui';
import { Check, Minus } from 'lucide-react';
import styles from './comparison-table.module.css';
import { type Cell, comparedPlans, comparisonRows } from './comparison.ts';

/** On a phone each feature stands above its values, so that three plans fit side by side. */
export function ComparisonTable({ role }: { role: UserType }) {
  const { t } = useTranslation('planes');
  const session = useSession();
  const own = session.status === 'signed-in' && session.user.userType === role;
  const isCurrent = (id: string) => own && id === currentPlanId[role];
  const shown = comparedPlans(role);
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{t('comparison.title')}</h2>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('comparison.feature')}
            </th>
            {shown.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.plan}>
                {translateText(name)}
                {isCurrent(id) && <span className={styles.current}> {t('plans.current')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(role).map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row" className={styles.feature}>
                {t(`comparison.${key}`)}
              </th>
              {cells.map((cell, index) => (
                <td key={shown[index]?.id}>
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellContent({ cell }: { cell: Cell }) {
  const { t } = useTranslation('planes');
  if ('text' in cell) return cell.text;
  if ('key' in cell) return cell.key === 'free' ? t('plans.free') : t(`comparison.${cell.key}`);
  const Icon = cell.included ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={cell.included ? styles.yes : styles.no} />
      <VisuallyHidden>{t(cell.included ? 'comparison.included' : 'comparison.notIncluded')}</VisuallyHidden>
    </>
  );
}
