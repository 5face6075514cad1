import { type PublishedFile } from '@puente/platform/registry';

const asked = new Set<string>();

/**
 * Starts fetching files of a page that will be asked for one after another, so that they come in one round trip. The
 * browser's cache keeps them for the scripts that follow. Not `<link rel="preload">`: Chromium hands a preload that
 * failed to the script that needs it, and a page could then not be tried again.
 */
export function preload(files: readonly PublishedFile[]): void {
  for (const { href, integrity } of files) {
    if (asked.has(href)) continue;
    asked.add(href);
    // With a hash to check, the whole body is read. Who needs the file tells of its failure.
    fetch(href, { integrity }).catch(() => asked.delete(href));
  }
}
