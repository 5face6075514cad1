/** For the shell and for tests: what stands behind the facade. Sections never import it (a lint error). */
export { pageAnswers } from '../api/page-answers.ts';
export { tellUnanswered, unanswered } from '../connection/unanswered.ts';
export {
  addMessages,
  currentLanguage,
  fetchMessages,
  messagesReady,
  NamespaceContext,
  setLanguage,
  useCatalogue,
} from '../i18n/i18n.ts';
export { useNavigationBadges } from '../navigation-badge/navigation-badge.ts';
export { cameWithPage } from '../page/came-with-page.ts';
export { labelIn } from '../registry/label-in.ts';
export { RegistryContext } from '../registry/registry-context.ts';
export { isSectionDefinition } from '../section/define-section.ts';
export { sessionKeys } from '../session/session.ts';
export { ContributionLoaderContext, type ContributionLoader } from '../slots/contribution-loader.ts';
export { store } from '../store/store.ts';
export { platformVersion } from './platform-version.ts';
