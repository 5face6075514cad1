/** What the shell and the sections agree on at run time. This list is closed: an addition is a new minor version. */
export { type IconData, type SlotName } from '@puente/composition';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

export { useAccountMenu, type AccountMenuGroup } from './account-menu/use-account-menu.ts';
export { adviceFor } from './connection/advice-for.ts';
export { fetchInTime, isTooSlow } from './connection/fetch-in-time.ts';
export {
  forgetDestination,
  isOwnPath,
  keepDestination,
  readDestination,
  takeIntent,
  type Destination,
} from './destination/destination.ts';
export { formatDate, formatNumber } from './i18n/format.ts';
export {
  translateText,
  useLanguage,
  useTranslation,
  type Language,
  type MessageSources,
} from './i18n/i18n.ts';
// All of it, since `declare module` adds to nothing that is exported by its name.
export type * from './i18n/messages.ts';
export { setNavigationBadge } from './navigation-badge/navigation-badge.ts';
export { usePageTitle } from './page/use-page-title.ts';
export { useIconData } from './registry/registry-context.ts';
export {
  defineSection,
  type ContributionModule,
  type PageModule,
  type SectionDefinition,
} from './section/define-section.ts';
export { sessionActions, type Session, type SessionUser } from './session/session.ts';
export { useSession } from './session/use-session.ts';
export { useSignOut } from './session/use-sign-out.ts';
export { Slot, type SlotProps } from './slots/slot.tsx';
export { injectReducer, useAppDispatch, useAppSelector } from './store/store.ts';
