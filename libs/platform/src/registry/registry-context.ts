import { type IconData, type Registry } from '@puente/composition';
import { createContext, useContext } from 'react';

/** The registry this tab booted with. */
export const RegistryContext = createContext<Registry>({ sections: {}, icons: {} });

/** Drawing data of a lucide icon that some descriptor names. */
export function useIconData(name: string): IconData {
  return useContext(RegistryContext).icons[name] ?? [];
}
