import { type SectionDescriptor } from '@puente/composition';
import { type Language } from '../i18n/i18n.ts';

/** A label, group or title of a section's `section.json` in a language; Spanish where the section has no other. */
export function labelIn(language: Language, { translations }: SectionDescriptor, label: string): string {
  return (language === 'en' && translations?.en[label]) || label;
}
