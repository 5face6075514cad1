import { type Registry } from '@puente/composition';
import { createContext, useCallback, useState } from 'react';
import { fetchRegistry } from '../boot/load-registry.ts';

/** Reads what the registry now says of a section; what it answers makes that known to the tab, when called. */
export type ReadAgain = (section: string) => Promise<() => void>;

export const RegistryReader = createContext<ReadAgain>(() => Promise.resolve(() => undefined));

/** A person is waiting, and the known registry is there to go on with. In milliseconds. */
const patience = 2_000;

/**
 * The registry that the tab booted with, save for the sections of which it was read again: a release that was rolled
 * back or mended since is then left behind without a reload.
 */
export function useRegistry(booted: Registry): { registry: Registry; readAgain: ReadAgain } {
  const [registry, setRegistry] = useState(booted);
  const readAgain = useCallback<ReadAgain>(async (name) => {
    const latest = await fetchRegistry(patience).catch(() => undefined);
    const section = latest?.sections[name];
    if (!section) return () => undefined;
    return () =>
      setRegistry(({ sections, icons }) => ({
        sections: { ...sections, [name]: section },
        icons: { ...icons, ...latest.icons },
      }));
  }, []);
  return { registry, readAgain };
}
