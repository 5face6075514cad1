type Value = string | number | undefined | null | readonly Value[] | { readonly [key: string]: Value };

/** The query string of a call, as the browser's client writes it: nothing comes of what is empty. */
export function addressOf(call: object): string {
  return Object.entries(call)
    .flatMap(([key, value]) => pairsOf(key, value as Value))
    .join('&');
}

function pairsOf(key: string, value: Value): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, one]) => pairsOf(`${key}[${inner}]`, one as Value));
  return [`${key}=${encodeURIComponent(value)}`];
}
