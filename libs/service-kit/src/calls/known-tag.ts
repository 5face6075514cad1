/** Whether `If-None-Match` names it: the caller has this very answer. Compared weakly (RFC 9110, 13.1.2). */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}
