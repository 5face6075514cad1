/** Whether a path is that of a folder, or of something in it. */
export function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * An address that cannot be decoded, as a link cut short has one (`/empresa/a%`), is taken as it is written, as the router in the
 * browser takes it: so it is answered by the page that says there is nothing. A call's is refused.
 */
export function takenAsWritten(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isUnder(path, '/api') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
