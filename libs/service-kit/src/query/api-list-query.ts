import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { maxPageSize } from './list-query.ts';
import { type FieldType, type ListGrammar } from './grammar.ts';

const formats: Record<FieldType, { type: 'string' | 'integer'; format?: string }> = {
  text: { type: 'string' },
  textArray: { type: 'string' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
};

const text = (name: string, description: string) =>
  ApiQuery({ name, required: false, description, schema: { type: 'string' } });

/** Puts the relations of a route that answers one entry into the OpenAPI document. */
export const ApiEntryQuery = (relations: readonly string[]) =>
  text('populate', `Of ${relations.join(', ')}, joined by commas, or *`);

/** Puts a list's grammar into the OpenAPI document. */
export function ApiListQuery({ filters = {}, sort, populate, search }: ListGrammar): MethodDecorator {
  const ofFilters = Object.entries(filters).flatMap(([field, { type, operators }]) =>
    operators.map((operator) => {
      const path = field.split('.').map((name) => `[${name}]`);
      const many = operator === '$in';
      const schema = many ? { type: 'array' as const, items: formats[type] } : formats[type];
      return ApiQuery({ name: `filters${path.join('')}[${operator}]`, required: false, schema });
    }),
  );
  return applyDecorators(
    ...ofFilters,
    ...(search === true ? [text('_q', 'Full-text search')] : []),
    ...(sort
      ? [text('sort', `Of ${Object.keys(sort).join(', ')}, each with :asc or :desc, joined by commas`)]
      : []),
    ...(populate ? [ApiEntryQuery(populate)] : []),
    text('pagination[page]', 'From 1'),
    text('pagination[pageSize]', `1 to ${maxPageSize}; -1: all, up to 1000`),
  );
}
