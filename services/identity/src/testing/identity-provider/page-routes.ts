import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, peoplePage, sendPage } from './page.ts';
import { subjectOf, type Person } from './people.ts';

/** Who may ask: the keys that a real provider hands out, and where it was told to send people back to. */
export interface Client {
  id: string;
  secret: string;
  redirectUri: string;
}

interface PageRoutes {
  /** As people call the provider. */
  label: string;
  client: Client;
  /** Path of the page. */
  page: string;
  /** Path that the chosen person is taken to. */
  next: string;
}

/**
 * Answers a request for the page of people, and every one of these two that a provider must not answer: of another
 * client, or with the way back to another page.
 * @returns whether it was answered
 */
export function answeredByPage(
  { label, client, page, next }: PageRoutes,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== page && pathname !== next) return false;
  if (
    searchParams.get('client_id') !== client.id ||
    searchParams.get('redirect_uri') !== client.redirectUri
  ) {
    sendPage(response, '<!doctype html><title>400</title><p>Unknown client_id or redirect_uri.</p>', 400);
    return true;
  }
  if (pathname === next) return false;
  const cancelUrl = new URL(client.redirectUri);
  cancelUrl.searchParams.set('error', 'access_denied');
  cancelUrl.searchParams.set('state', searchParams.get('state') ?? '');
  const query = Object.fromEntries(searchParams);
  const language = languageOf(request);
  const html = peoplePage({ provider: label, query, action: next, cancelUrl: cancelUrl.href, language });
  sendPage(response, html);
  return true;
}

/** Whom the page's form named. */
export function chosenPerson(request: IncomingMessage): Person {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const email = searchParams.get('person_email') ?? '';
  return {
    subject: searchParams.get('person_subject') ?? subjectOf(email),
    name: searchParams.get('person_name') ?? '',
    email,
    verified: searchParams.get('person_verified') === '1',
  };
}

/** First and last name, as providers tell them. */
export function namesOf({ name }: Person): { given: string; family: string } {
  const [given = '', ...rest] = name.split(' ');
  return { given, family: rest.join(' ') };
}
