import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  Events,
  OAuth2Issuer,
  OAuth2Service,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type OAuth2EndpointsInput,
  type Payload,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import { answeredByPage, chosenPerson, type Client } from './page-routes.ts';
import type { Person } from './people.ts';

interface OpenIdOptions {
  label: string;
  client: Client;
  issuer: string;
  /** Path of the page of people. */
  page: string;
  endpoints: OAuth2EndpointsInput & { authorize: string };
  /** What this provider says of somebody, in the identity token and as their profile. */
  claimsOf: (person: Person) => Record<string, unknown>;
  /** What the document of its metadata says otherwise. */
  metadata?: Record<string, unknown>;
}

interface Grant {
  person: Person;
  /** Whether its verifier must come with it. */
  challenged: boolean;
}

/**
 * oauth2-mock-server, taught to refuse: it takes only codes that it issued, once, of the client they were issued to, with
 * the verifier of their challenge; and it asks a person who they are.
 */
export class OpenIdProvider {
  readonly issuer = new OAuth2Issuer();
  /** For tests: changes what the next identity tokens say. */
  tamper: ((claims: Payload) => void) | undefined;
  private readonly service: OAuth2Service;
  private readonly grants = new Map<string, Grant>();
  private readonly people = new Map<string, Person>();
  private readonly options: OpenIdOptions;

  constructor(options: OpenIdOptions) {
    this.options = options;
    this.issuer.url = options.issuer;
    this.service = new OAuth2Service(this.issuer, options.endpoints);
    this.service.on(
      Events.BeforeAuthorizeRedirect,
      (redirect: MutableRedirectUri, request: IncomingMessage) => {
        const code = redirect.url.searchParams.get('code') ?? '';
        const challenged = request.url?.includes('code_challenge=') ?? false;
        this.grants.set(code, { person: chosenPerson(request), challenged });
      },
    );
    this.service.on(
      Events.BeforeTokenSigning,
      ({ payload }: MutableToken, request: TokenRequestIncomingMessage) => {
        const grant = this.grants.get(request.body.code ?? '');
        if (grant) Object.assign(payload, options.claimsOf(grant.person));
        this.tamper?.(payload);
      },
    );
    this.service.on(
      Events.BeforeResponse,
      (response: MutableResponse, request: TokenRequestIncomingMessage) =>
        this.answerToken(response, request),
    );
    this.service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: IncomingMessage) => {
      const person = this.people.get(headers.authorization?.replace('Bearer ', '') ?? '');
      response.statusCode = person ? 200 : 401;
      response.body = person ? options.claimsOf(person) : { error: 'invalid_token' };
    });
    this.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) => {
      Object.assign(body, options.metadata);
    });
  }

  async makeKeys(): Promise<void> {
    // Made here: what `generate` makes is no plain object to it inside of Jest.
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const kid = randomBytes(8).toString('hex');
    await this.issuer.keys.add({ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', kid });
  }

  /** An identity token for somebody, as after a sign-in; `tamper` has its say. */
  idToken(person: Person, claims: Record<string, unknown> = {}): Promise<string> {
    return this.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { aud: this.options.client.id, ...this.options.claimsOf(person), ...claims });
        this.tamper?.(payload);
      },
    });
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { label, client, page, endpoints } = this.options;
    const routes = { label, client, page, next: endpoints.authorize };
    if (!answeredByPage(routes, request, response)) this.service.requestHandler(request, response);
  }

  private answerToken(response: MutableResponse, { body }: TokenRequestIncomingMessage): void {
    const { client } = this.options;
    const given: Record<string, unknown> = { ...body };
    const grant = this.grants.get(String(given['code']));
    this.grants.delete(String(given['code']));
    const isClient = given['client_id'] === client.id && given['client_secret'] === client.secret;
    const isGrant =
      given['grant_type'] === 'authorization_code' && given['redirect_uri'] === client.redirectUri;
    // The library compares a verifier that comes, and asks for none.
    const isProven = grant?.challenged === 'code_verifier' in given;
    if (!grant || !isClient || !isGrant || !isProven) {
      response.statusCode = isClient ? 400 : 401;
      response.body = { error: isClient ? 'invalid_grant' : 'invalid_client' };
      return;
    }
    const accessToken = randomBytes(32).toString('base64url');
    this.people.set(accessToken, grant.person);
    Object.assign(response.body, { access_token: accessToken });
  }
}
