import { type ComponentType, createContext } from 'react';

/** Gets contributions out of the sections' bundles. The shell provides it; without one, slots stay empty. */
export interface ContributionLoader {
  /** The contribution if this tab has opened it before: shown at once, without a loading state. */
  peek: (section: string, name: string) => ComponentType | undefined;
  /** Fails when it could not be had in time, after having told why on the console. */
  load: (section: string, name: string) => Promise<ComponentType>;
  /** Told of one that threw when it was drawn; answers whether `load` may now give another. */
  reject: (section: string, name: string) => boolean;
}

export const ContributionLoaderContext = createContext<ContributionLoader | undefined>(undefined);
