import { RegistryContext } from '@puente/platform/host';
import { useCallback, useContext } from 'react';
import { loadApiClient } from './api-client.ts';
import { asksApi } from './files-of.ts';
import { pageLoader, type LoadedPage } from './page-loader.ts';
import { RegistryReader } from './registry-reader.ts';
import { RoutedPage } from './routed-page.tsx';

/** One page of a section, by the section's name and the path its descriptor gives it. */
export function SectionRoute({ section, path, title }: { section: string; path: string; title: string }) {
  const registered = useContext(RegistryContext).sections[section];
  const readAgain = useContext(RegistryReader);
  const open = useCallback(
    (left: AbortSignal) => {
      if (!registered) throw new Error(`no section ${section}`);
      // Fetched beside the section instead of after it. A failure is the page's to tell.
      if (asksApi(registered, path)) loadApiClient().catch(() => undefined);
      return pageLoader.load(section, registered, path, left);
    },
    [section, registered, path],
  );
  const reject = useCallback(
    ({ version }: LoadedPage) =>
      registered !== undefined && version !== undefined && pageLoader.reject(section, registered, version),
    [section, registered],
  );
  const prepareRetry = useCallback(async () => {
    const apply = await readAgain(section);
    return () => {
      pageLoader.forget(section);
      apply();
    };
  }, [section, readAgain]);
  return (
    <RoutedPage
      label={title}
      opened={pageLoader.peek(section, path)}
      open={open}
      reject={reject}
      prepareRetry={prepareRetry}
    />
  );
}
