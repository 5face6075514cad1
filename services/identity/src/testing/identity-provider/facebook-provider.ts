import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answeredByPage, chosenPerson, namesOf, type Client } from './page-routes.ts';
import type { Person } from './people.ts';

export const facebookPaths = {
  dialog: '/facebook/dialog/oauth',
  next: '/facebook/dialog/continue',
  graph: '/facebook/graph',
} as const;

/** Of a token, what `debug_token` says. */
interface Token {
  person: Person;
  app_id: string;
  type: string;
  is_valid: boolean;
  /** Seconds since 1970; 0: never. */
  expires_at: number;
}

/** Facebook's dialog, and as much of its graph as a sign-in asks for. */
export class FacebookProvider {
  /** For tests: changes what the profile says. */
  tamper: (() => object) | undefined;
  private readonly tokens = new Map<string, Token>();
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  /** A token, as after the dialog; for tests also one that is wrong in some way. */
  accessToken(person: Person, wrong: Partial<Token> = {}): string {
    const token = randomBytes(32).toString('base64url');
    const expires_at = Math.floor(Date.now() / 1000) + 3600;
    this.tokens.set(token, {
      person,
      app_id: this.client.id,
      type: 'USER',
      is_valid: true,
      expires_at,
      ...wrong,
    });
    return token;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { dialog, next, graph } = facebookPaths;
    if (answeredByPage({ label: 'Facebook', client: this.client, page: dialog, next }, request, response))
      return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === next) {
      const state = searchParams.get('state') ?? '';
      const access_token = this.accessToken(chosenPerson(request));
      const location = new URL(this.client.redirectUri);
      location.hash = String(new URLSearchParams({ access_token, expires_in: '3600', state }));
      response.writeHead(302, { location: location.href }).end();
    } else if (pathname === `${graph}/me`) {
      this.me(searchParams, response);
    } else if (pathname === `${graph}/debug_token`) {
      this.debugToken(searchParams, response);
    } else {
      response.writeHead(404).end();
    }
  }

  private me(query: URLSearchParams, response: ServerResponse): void {
    const token = query.get('access_token') ?? '';
    const known = this.tokens.get(token);
    if (!known || !this.isProven(token, query)) return refuse(response, 'Invalid OAuth access token.');
    const { subject, name, email } = known.person;
    const { given, family } = namesOf(known.person);
    sendJson(response, 200, {
      id: subject,
      name,
      first_name: given,
      last_name: family,
      ...(email && { email }),
      ...this.tamper?.(),
    });
  }

  private debugToken(query: URLSearchParams, response: ServerResponse): void {
    const asking = query.get('access_token') ?? '';
    if (asking !== `${this.client.id}|${this.client.secret}` || !this.isProven(asking, query)) {
      return refuse(response, 'Invalid app access token.');
    }
    const known = this.tokens.get(query.get('input_token') ?? '');
    if (!known) return sendJson(response, 200, { data: { is_valid: false } });
    const { person, ...said } = known;
    sendJson(response, 200, { data: { ...said, user_id: person.subject } });
  }

  private isProven(token: string, query: URLSearchParams): boolean {
    const proof = createHmac('sha256', this.client.secret).update(token).digest('hex');
    return query.get('appsecret_proof') === proof;
  }
}

function refuse(response: ServerResponse, message: string): void {
  sendJson(response, 400, { error: { message, type: 'OAuthException', code: 190 } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
