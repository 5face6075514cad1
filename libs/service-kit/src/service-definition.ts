import type { EntitySchema } from '@mikro-orm/core';
import type { EntityManager, Options } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import type { ServiceConfig } from './config/service-config.ts';
import type { ConstraintRefusals } from './errors/constraint-refusal.ts';

/** All that distinguishes one service from another: what `createApp`, `runService` and the tests start from. */
export interface ServiceDefinition<Config extends ServiceConfig = ServiceConfig> {
  /** Also the name of its database schema. */
  name: string;
  /** Title and text of its OpenAPI document. */
  title: string;
  description: string;
  config: z.ZodType<Config>;
  /** One for each table. */
  entities: EntitySchema[];
  /** What only the migrations know of, so that entities are not asked to describe it. */
  schemaGenerator?: NonNullable<Options['schemaGenerator']>;
  /** Where a race is decided by a constraint: what the loser is told. All other constraints answer their plain status. */
  refusals?: ConstraintRefusals;
  /** In their order. */
  migrations: (new (...args: ConstructorParameters<typeof Migration>) => Migration)[];
  /** The feature modules. */
  modules: (Type | DynamicModule)[];
  /** By the first part of their paths, whatever changes its open answers: a change of it empties caches of them. */
  openAnswersOf?: readonly string[];
  /** Whether answers are compressed for the gateway: not where their size could tell about secrets in them. */
  encodesAnswers?: boolean;
  /** Its own plugins of Fastify, before its routes are known. */
  plugins?: (app: NestFastifyApplication) => Promise<void>;
  /** What `migrate` does once the tables are up to date. */
  afterMigrate?: (databaseUrl: string, em: EntityManager) => Promise<void>;
}

/** Keeps the type of the settings while checking the rest. */
export function defineService<Config extends ServiceConfig>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> {
  return definition;
}
