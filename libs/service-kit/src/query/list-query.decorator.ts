import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { describeEntryQuery, describeListQuery } from './describe-query.ts';
import { type ListGrammar } from './grammar.ts';
import { grammarFor, type ListQuery as AskedList, parseEntryQuery, parseListQuery } from './list-query.ts';

/**
 * The query string of a list by its grammar, as a `ListQuery<typeof grammar>`; whatever the grammar does not know is a
 * 400. It puts the grammar into the OpenAPI document, too.
 *
 * @param grammars more than one where a route answers several questions: see `grammarFor`
 */
export const ListQuery = (...grammars: readonly [ListGrammar, ...ListGrammar[]]): ParameterDecorator =>
  queryBy((raw) => parseListQuery(grammarFor(grammars, raw), raw), describeListQuery(grammars));

export type ListQuery<G extends ListGrammar = ListGrammar> = AskedList<G>;

/** The relations that a route of one entry is asked to populate, as a `ReadonlySet`: 400 and documented as in `ListQuery`. */
export const EntryQuery = (relations: readonly string[]): ParameterDecorator =>
  queryBy((raw) => parseEntryQuery(relations, raw), describeEntryQuery(relations));

function queryBy(transform: PipeTransform['transform'], description: MethodDecorator[]): ParameterDecorator {
  const describe: ParameterDecorator = (target, method) => {
    const handler = method && Object.getOwnPropertyDescriptor(target, method);
    if (!handler) throw new TypeError('A query is read by the method of a controller');
    applyDecorators(...description)(target, method, handler);
  };
  return createParamDecorator(rawQuery, [describe])({ transform });
}

const rawQuery = (_: unknown, context: ExecutionContext): unknown =>
  context.switchToHttp().getRequest<FastifyRequest>().query;
