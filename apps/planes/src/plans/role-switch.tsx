import { type UserType, userTypes } from '@puente/domain/identity';
import { Link, useTranslation } from '@puente/platform';
import { BriefcaseBusiness, Building2 } from 'lucide-react';
import styles from './role-switch.module.css';

const icons = { user: BriefcaseBusiness, employer: Building2 };

/** Links, so that either list can be shared and Back returns to the other. */
export function RoleSwitch({ role }: { role: UserType }) {
  const { t } = useTranslation('planes');
  return (
    <nav aria-label={t('plans.for')}>
      <ul className={styles.switch}>
        {userTypes.map((type) => {
          const Icon = icons[type];
          return (
            <li key={type}>
              <Link
                to={`/planes?role=${type}`}
                className={styles.choice}
                aria-current={type === role ? 'true' : undefined}
              >
                <Icon aria-hidden="true" />
                {t(`plans.${type}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
