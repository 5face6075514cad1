import { type IconData, type SectionDescriptor } from '@puente/composition';
import { useLanguage } from '@puente/platform';
import { labelIn, RegistryContext } from '@puente/platform/host';
import { useContext, useMemo } from 'react';

export type Place = SectionDescriptor['navigation'][number]['place'];

export interface NavigationEntry {
  label: string;
  to: string;
  order: number;
  icon: IconData;
}

/** What the sections ask to have at a place of the frame, in order. */
export function useNavigation(place: Place): NavigationEntry[] {
  const { sections, icons } = useContext(RegistryContext);
  const language = useLanguage();
  return useMemo(
    () =>
      Object.values(sections)
        .flatMap(({ descriptor }) =>
          descriptor.navigation
            .filter((entry) => entry.place === place)
            .map(({ label, to, order, icon }) => ({
              label: labelIn(language, descriptor, label),
              to,
              order,
              icon: icons[icon] ?? [],
            })),
        )
        .sort((a, b) => a.order - b.order),
    [sections, icons, place, language],
  );
}

/** The shell's own entry, in the same form: a house. */
export const homeIcon: IconData = [
  ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
  [
    'path',
    {
      d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    },
  ],
];

export const personIcon: IconData = [
  ['circle', { cx: 12, cy: 8, r: 5 }],
  ['path', { d: 'M20 21a8 8 0 0 0-16 0' }],
];
