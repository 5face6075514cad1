import {
  Link,
  Slot,
  translateText,
  useAccountMenu,
  useIconData,
  usePageTitle,
  useSession,
  useSignOut,
  useTranslation,
} from '@puente/platform';
import { roleLabels, type UserType } from '@puente/domain/identity';
import {
  Badge,
  Button,
  Card,
  cardLinkClassName,
  Grid,
  IconFromData,
  PageColumn,
  PageHeader,
  SkeletonList,
} from '@puente/ui';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import styles from './account-home.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { ProfileChecklist } from './profile-checklist.tsx';

/** How many panels what is contributed has at least, to hold their room. */
const panels = { user: 2, employer: 3 } as const;

const leads = { user: 'home.leadUser', employer: 'home.leadEmployer' } as const;

/** Mi Cuenta: who is signed in, what the sections have to tell them, and the menu of their role. */
export default function AccountHomePage() {
  const session = useSession();
  const { t } = useTranslation('cuenta');
  usePageTitle(t('home.title'));
  // The guard is about to leave for the sign-in page.
  if (session.status === 'signed-out') return null;
  const { user } = session;
  return (
    <PageColumn gap={6} className={styles.page}>
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
            <OwnEmail />
          </>
        }
      />
      <Slot name="account-home" waiting={<OverviewSkeleton panels={panels[user.userType]} />} />
      <Rest role={user.userType} />
    </PageColumn>
  );
}

/** Its room is there before it is. */
function OwnEmail() {
  const { data: profile } = useOwnProfileQuery();
  return <span className={styles.email}>{profile?.email ?? '\u00a0'}</span>;
}

/** What is missing in the profile and the menu, at once: else the menu would jump when the one is known. */
function Rest({ role }: { role: UserType }) {
  const { t } = useTranslation('cuenta');
  const { data: profile, isLoading } = useOwnProfileQuery();
  if (isLoading) return <SkeletonList label={t('loading')} count={6} className={styles.waiting} />;
  return (
    <>
      {profile && <ProfileChecklist profile={profile} />}
      <AccountMenu role={role} />
      <SignOut />
    </>
  );
}

function SignOut() {
  const { t } = useTranslation('cuenta');
  const signOut = useSignOut();
  return (
    <Button variant="secondary" className={styles.signOut} onClick={signOut}>
      {t('home.signOut')}
    </Button>
  );
}

function AccountMenu({ role }: { role: UserType }) {
  const { t } = useTranslation('cuenta');
  const groups = useAccountMenu(role);
  return (
    <nav aria-label={t('home.menu')} className={styles.menu}>
      {groups.map(({ label, items }) => (
        <section key={label} className={styles.group}>
          <h2>{label}</h2>
          <Grid as="ul" min="17rem" gap={3} fill>
            {items.map((item) => (
              <MenuEntry key={item.to} {...item} />
            ))}
          </Grid>
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
