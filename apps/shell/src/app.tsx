import { type Registry } from '@puente/composition';
import { type PageModule, useLanguage } from '@puente/platform';
import { ContributionLoaderContext, labelIn, messagesReady, RegistryContext } from '@puente/platform/host';
import { useCallback, useEffect, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { RouteGuard } from './guard/route-guard.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { pages } from './pages.ts';
import { contributionsOf } from './sections/contributions.ts';
import { prepareLinks } from './sections/prepare-links.ts';
import { RegistryReader, useRegistry } from './sections/registry-reader.ts';
import { RoutedPage } from './sections/routed-page.tsx';
import { SectionRoute } from './sections/section-route.tsx';

/** The site: the frame around the shell's own pages and those of whatever sections the registry holds. */
export function App({ registry: booted }: { registry: Registry }) {
  const language = useLanguage();
  const { registry, readAgain } = useRegistry(booted);
  const contributions = useMemo(() => contributionsOf(registry), [registry]);
  useEffect(() => prepareLinks(registry), [registry]);
  const sectionRoutes = useMemo(
    () =>
      Object.entries(registry.sections).flatMap(([section, { descriptor }]) =>
        descriptor.routes
          .filter(({ path }) => !(path in pages))
          .map((route) => ({ section, ...route, title: labelIn(language, descriptor, route.title) })),
      ),
    [registry, language],
  );
  return (
    <RegistryContext value={registry}>
      <RegistryReader value={readAgain}>
        <ContributionLoaderContext value={contributions}>
          <Frame>
            <Routes>
              {Object.entries(pages).map(([path, load]) => (
                <Route key={path} path={path} element={<ShellPage key={path} load={load} />} />
              ))}
              {sectionRoutes.map(({ section, path, access, title }) => (
                <Route
                  key={`${section} ${path}`}
                  path={path}
                  element={
                    <RouteGuard access={access} title={title}>
                      <SectionRoute key={path} section={section} path={path} title={title} />
                    </RouteGuard>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Frame>
        </ContributionLoaderContext>
      </RegistryReader>
    </RegistryContext>
  );
}

function ShellPage({ load }: { load: () => Promise<PageModule> }) {
  const open = useCallback(async () => {
    const { default: Page } = await load();
    await messagesReady();
    return { Page };
  }, [load]);
  return <RoutedPage label="Puente" open={open} />;
}
