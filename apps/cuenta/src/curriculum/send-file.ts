import { type FileAnswer } from '@puente/domain/identity';

/** A failed call as the API client tells it, for `apiMessage`, `apiStatus`, `apiRetryAfter` and `isConnectionError`. */
type Failure =
  { status: number; data: unknown; retryAfter?: number } | { status: 'FETCH_ERROR' | 'PARSING_ERROR' };
export type Sent = { data: FileAnswer } | { error: Failure } | 'cancelled';

interface SendOptions {
  jwt: string;
  signal: AbortSignal;
  /** From 0 to 1: how much of it has left. */
  onProgress: (share: number) => void;
}

/** Sends a file. By XMLHttpRequest, since `fetch` does not say how much of a body has left. */
export function sendFile(file: Blob, name: string, { jwt, signal, onProgress }: SendOptions): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload');
    request.setRequestHeader('authorization', `Bearer ${jwt}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answered(request));
    request.onerror = () => resolve({ error: { status: 'FETCH_ERROR' } });
    request.onabort = () => resolve('cancelled');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('files', file, name);
    request.send(form);
  });
}

function answered(request: XMLHttpRequest): Sent {
  const { status } = request;
  try {
    const data = JSON.parse(request.responseText) as unknown;
    if (status === 200) return { data: (data as [FileAnswer])[0] };
    const retryAfter = Math.ceil(Number(request.getResponseHeader('retry-after')));
    return { error: { status, data, ...(retryAfter > 0 && { retryAfter }) } };
  } catch {
    return { error: { status: 'PARSING_ERROR' } };
  }
}
