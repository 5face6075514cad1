/** How long a server may say nothing at all, in milliseconds; each byte of its answer begins anew. */
const silence = {
  /** The gateway has answered a read within 15 s, whatever became of it. */
  read: 20_000,
  /** Its body is sent first, and it may wait for changes of others. */
  change: 30_000,
  /** While a file is sent nothing comes back: 2 MB take two minutes and a half on the slowest of phones. */
  upload: 300_000,
};

/** In the words of `AbortSignal.timeout`, which counts from the beginning and cuts what is slow. */
const tooLong = () => new DOMException('no answer in time', 'TimeoutError');

function patienceWith({ method, headers }: Request): number {
  if (method === 'GET' || method === 'HEAD') return silence.read;
  return headers.get('content-type')?.startsWith('multipart/') ? silence.upload : silence.change;
}

/**
 * `fetch` for a whole answer, that ends when nothing comes any more. A call that hangs is one without an answer; what
 * comes slowly is waited for.
 * @throws DOMException `TimeoutError`, else as `fetch` does
 */
export async function fetchInTime(request: Request): Promise<Response> {
  const call = new AbortController();
  const leave = () => call.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave);
  let limit: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(limit);
    limit = setTimeout(() => call.abort(tooLong()), patienceWith(request));
  };
  try {
    wait();
    const response = await fetch(request, { signal: call.signal });
    wait();
    const reader = response.clone().body?.getReader();
    while (reader && !(await reader.read()).done) wait();
    return response;
  } finally {
    clearTimeout(limit);
    request.signal.removeEventListener('abort', leave);
  }
}

/** Whether a call ended by that, thrown or as the API client tells it: a slow connection, or a server that hangs. */
export function isTooSlow(failure: unknown): boolean {
  const { name, status } = (failure ?? {}) as { name?: unknown; status?: unknown };
  return name === 'TimeoutError' || status === 'TIMEOUT_ERROR';
}
