/** Files of a published section; a folder's content never changes. */
export function isSectionFile({ pathname }: URL): boolean {
  return /^\/sections\/[^/]+\/[^/]+\//.test(pathname);
}

/** The folder of a published version, such as `/sections/planes/1.0.0-ab12/`. */
export function versionFolder({ pathname }: URL): string {
  return pathname.split('/').slice(0, 4).join('/') + '/';
}

/** Lists of jobs and single jobs, but not what an employer asks about their own. */
export function isSharedJobs({ pathname, searchParams }: URL): boolean {
  if (!/^\/api\/jobs(\/\d+)?$/.test(pathname)) return false;
  return ![...searchParams.keys()].some((key) => key.startsWith('filters[employer]'));
}

export function isLogOut({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  return method === 'POST' && new URL(url).pathname === '/api/auth/logout';
}
