import { RegistryContext } from '@puente/platform/host';
import { useContext, useMemo } from 'react';

/** The paths of all pages that the sections published so far have. */
export function useRoutePaths(): ReadonlySet<string> {
  const { sections } = useContext(RegistryContext);
  return useMemo(
    () =>
      new Set(
        Object.values(sections).flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
      ),
    [sections],
  );
}
