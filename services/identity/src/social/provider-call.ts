import { providerUnavailable, type SocialProvider } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { callSignal } from '@puente/service-kit/calls';

/** Milliseconds for one answer of a provider. */
const patience = 4000;
const mostBytes = 256 * 1024;

export interface ProviderAnswer {
  /** Below 500. */
  status: number;
  /** A JSON object, as it came. */
  text: string;
  json: Record<string, unknown>;
}

/**
 * Asks a provider, for a while, for a little.
 * @throws ApiError 503 when it cannot be reached or takes long; 502 for an answer that is none: a failure of its own,
 * another address, no JSON, or far too much
 */
export async function askProvider(
  provider: SocialProvider,
  url: string | URL,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<ProviderAnswer> {
  const down = (status: 502 | 503) => new ApiError(status, providerUnavailable(provider), { retryAfter: 60 });
  const call = callSignal();
  const timeout = AbortSignal.timeout(patience);
  const signal = call ? AbortSignal.any([call, timeout]) : timeout;
  let status: number;
  let text: string | undefined;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    status = response.status;
    text = await bounded(response);
  } catch {
    throw down(503);
  }
  if (status === 429) throw down(503);
  const json = status >= 500 || (status >= 300 && status < 400) ? undefined : objectOf(text);
  if (text === undefined || !json) throw down(502);
  return { status, text, json };
}

/** @returns undefined for more than a provider has to say */
async function bounded(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

type OAuth2Callback = (error: unknown, text?: string, response?: { statusCode: number }) => void;

/** The one function by which the `oauth` package, under passport-oauth2, speaks to a provider. */
export interface OAuth2Client {
  _request: (
    method: string,
    url: string,
    headers: Record<string, string> | null,
    body: string,
    accessToken: string | null,
    callback: OAuth2Callback,
  ) => void;
}

/** Has a strategy of passport-oauth2 ask with our limits: its own client waits for ever, for as much as comes. */
export function limitAnswers(client: unknown, provider: SocialProvider): void {
  (client as OAuth2Client)._request = (method, url, headers, body, accessToken, callback) => {
    const target = new URL(url);
    if (accessToken && !headers?.['Authorization']) target.searchParams.set('access_token', accessToken);
    askProvider(provider, target, { method, headers: headers ?? {}, ...(body && { body }) })
      .then(({ status, text }) => {
        if (status < 300) callback(null, text, { statusCode: status });
        else callback({ statusCode: status, data: text });
      })
      .catch(callback);
  };
}

/** What passport-oauth2 wrapped our own refusal into; undefined for any other error. */
export function outageIn(error: unknown): ApiError | undefined {
  const inner = (error as { oauthError?: unknown } | null)?.oauthError;
  return [error, inner].find((one) => one instanceof ApiError);
}
