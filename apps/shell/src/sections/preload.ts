import { type PublishedFile } from '@puente/platform/registry';

/** Starts fetching files of a page that will be asked for one after another, so that they come in one round trip. */
export function preload(files: readonly PublishedFile[]): void {
  for (const { href, integrity } of files) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    // As webpack will ask for them: a preload made otherwise is fetched and thrown away.
    if (href.endsWith('.css')) {
      link.as = 'style';
    } else {
      link.as = 'script';
      link.crossOrigin = 'anonymous';
    }
    link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  }
}
