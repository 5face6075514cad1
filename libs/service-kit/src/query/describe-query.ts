import { ApiQuery } from '@nestjs/swagger';
import { type FieldType, type ListGrammar } from './grammar.ts';
import { maxPageSize } from './list-query.ts';

const formats: Record<FieldType, { type: 'string' | 'integer'; format?: string }> = {
  text: { type: 'string' },
  textArray: { type: 'string' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
};

const text = (name: string, description: string) =>
  ApiQuery({ name, required: false, description, schema: { type: 'string' } });

/** The relations of a route that answers one entry, for its OpenAPI document. */
export const describeEntryQuery = (relations: readonly string[]): MethodDecorator[] => [
  text('populate', `Of ${relations.join(', ')}, joined by commas, or *`),
];

/** What a list answers to, for its OpenAPI document: what any of its grammars takes. */
export function describeListQuery(grammars: readonly ListGrammar[]): MethodDecorator[] {
  const filters = Object.assign({}, ...grammars.map((grammar) => grammar.filters)) as NonNullable<
    ListGrammar['filters']
  >;
  const sort = grammars.flatMap((grammar) => Object.keys(grammar.sort ?? {}));
  const populate = [...new Set(grammars.flatMap((grammar) => grammar.populate ?? []))];
  const fields = grammars.flatMap((grammar) => grammar.fields ?? []);
  const ofFilters = Object.entries(filters).flatMap(([field, { type, operators }]) =>
    operators.map((operator) => {
      const path = field.split('.').map((name) => `[${name}]`);
      const many = operator === '$in';
      const schema = many ? { type: 'array' as const, items: formats[type] } : formats[type];
      return ApiQuery({ name: `filters${path.join('')}[${operator}]`, required: false, schema });
    }),
  );
  const more = grammars.flatMap((grammar) => Object.values(grammar.more ?? {}));
  return [
    ...ofFilters,
    ...(grammars.some(({ search }) => search === true) ? [text('_q', 'Full-text search')] : []),
    ...(fields.length > 0 ? [text('fields', `Of ${fields.join(', ')}, joined by commas; default: all`)] : []),
    ...more.flatMap(({ described }) =>
      Object.entries(described).map(([name, { type, description }]) =>
        ApiQuery({ name, required: false, description, schema: { type } }),
      ),
    ),
    ...(sort.length > 0
      ? [text('sort', `Of ${sort.join(', ')}, each with :asc or :desc, joined by commas`)]
      : []),
    ...(populate.length > 0 ? describeEntryQuery(populate) : []),
    text('pagination[page]', 'From 1'),
    text('pagination[pageSize]', `1 to ${maxPageSize}; -1: all, up to 1000`),
  ];
}
