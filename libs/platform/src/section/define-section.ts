import { type ComponentType } from 'react';
import { type MessageSources } from '../i18n/i18n.ts';

/** A module of a section that holds one page, as its default export. */
export interface PageModule {
  default: ComponentType;
  /** What only this page says, or it and a few others: part of the section's namespace, fetched with the page. */
  messages?: MessageSources;
}

/** A module of a section that holds one contribution to another section's page, as its default export. */
export type ContributionModule = PageModule;

/** What a section gives the shell at run time. Code comes by `() => import()`, so that the door stays small. */
export interface SectionDefinition {
  name: string;
  /** Catalogue per language; its i18next namespace is the section's name. */
  messages: MessageSources;
  /** A page for each route of the section's `section.json`, by that route's path. */
  pages: Record<string, () => Promise<PageModule>>;
  /** A part for each contribution of the section's `section.json`, by that contribution's name. */
  contributions?: Record<string, () => Promise<ContributionModule>>;
}

const brand = Symbol.for('puente.section');

/** Makes the default export of a section's door. */
export function defineSection(definition: SectionDefinition): SectionDefinition {
  return Object.freeze({ ...definition, [brand]: true });
}

/** True for what `defineSection` made, also by another copy of this package. */
export function isSectionDefinition(value: unknown): value is SectionDefinition {
  return typeof value === 'object' && value !== null && brand in value;
}
