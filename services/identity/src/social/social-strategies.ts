import { Inject, Injectable } from '@nestjs/common';
import { type SocialProvider } from '@puente/domain/identity';
import { CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';

type MakeStrategy = (config: IdentityConfig) => Promise<object>;

const strategies: Readonly<Record<SocialProvider, MakeStrategy>> = {
  google: async (config) => new (await import('./strategies/google.strategy.ts')).GoogleStrategy(config),
  facebook: async (config) =>
    new (await import('./strategies/facebook.strategy.ts')).FacebookStrategy(config),
  microsoft: async (config) =>
    new (await import('./strategies/microsoft.strategy.ts')).MicrosoftStrategy(config),
};

/** Each strategy from the first call on that needs it: Microsoft's alone brings 2.5 MB of programs that most processes never run. */
@Injectable()
export class SocialStrategies {
  readonly #made = new Map<SocialProvider, Promise<object>>();

  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  /** Passport knows it by its name when this resolves. The provider has its keys. */
  async need(provider: SocialProvider): Promise<void> {
    const made = this.#made.get(provider) ?? strategies[provider](this.config);
    this.#made.set(provider, made);
    made.catch(() => this.#made.delete(provider));
    await made;
  }
}
