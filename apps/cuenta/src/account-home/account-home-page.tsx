import {
  Link,
  translateText,
  useAccountMenu,
  useIconData,
  usePageTitle,
  useSession,
  useTranslation,
} from '@puente/platform';
import { roleLabels } from '@puente/domain/identity';
import { Badge, Card, cardLinkClassName, Container, IconFromData, PageHeader } from '@puente/ui';
import styles from './account-home.module.css';

const leads = { user: 'home.leadUser', employer: 'home.leadEmployer' } as const;

/** Mi Cuenta: who is signed in, and the menu of their role as the sections' descriptors make it. */
export default function AccountHomePage() {
  const session = useSession();
  const { t } = useTranslation('cuenta');
  usePageTitle(t('home.title'));
  // The guard is about to leave for the sign-in page.
  if (session.status === 'signed-out') return null;
  const { user } = session;
  return (
    <Container className={styles.page}>
      <PageHeader
        picture="house"
        title={t('home.title')}
        lead={
          <>
            <b className={styles.hello}>
              {t('home.hello', { name: user.nombre || user.username })}
              <Badge tone="accent">{translateText(roleLabels[user.userType])}</Badge>
            </b>
            {t(leads[user.userType])}
            <span className={styles.email}>{user.email}</span>
          </>
        }
      />
      <AccountMenu role={user.userType} />
    </Container>
  );
}

function AccountMenu({ role }: { role: 'user' | 'employer' }) {
  const { t } = useTranslation('cuenta');
  const groups = useAccountMenu(role);
  return (
    <nav aria-label={t('home.menu')} className={styles.menu}>
      {groups.map(({ label, items }) => (
        <section key={label} className={styles.group}>
          <h2>{label}</h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <MenuEntry key={item.to} {...item} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function MenuEntry({ label, to, icon }: { label: string; to: string; icon: string }) {
  const data = useIconData(icon);
  return (
    <Card as="li" interactive className={styles.item}>
      <span className={styles.icon}>
        <IconFromData data={data} />
      </span>
      <Link to={to} className={cardLinkClassName}>
        {label}
      </Link>
    </Card>
  );
}
