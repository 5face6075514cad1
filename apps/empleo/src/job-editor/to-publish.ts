/** Where somebody goes who wants to publish a draft that lacks something: the editor marks what. */
export function toPublish(jobId: number): string {
  return `/mi-cuenta/empleos-publicados/editar/${jobId}?publicar=1`;
}

export function cameToPublish(search: URLSearchParams): boolean {
  return search.has('publicar');
}
