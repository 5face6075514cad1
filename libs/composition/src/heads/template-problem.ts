import jsone from 'json-e';

const operators = [
  '$eval',
  '$find',
  '$flatten',
  '$flattenDeep',
  '$fromNow',
  '$if',
  '$json',
  '$let',
  '$map',
  '$match',
  '$merge',
  '$mergeDeep',
  '$reduce',
  '$reverse',
  '$sort',
  '$switch',
];

/**
 * What is wrong with a json-e template before any answer is there: an expression that is none, an operator that does not
 * exist.
 */
export function templateProblem(template: unknown): string | undefined {
  if (typeof template === 'string') return first(interpolations(template), syntaxProblem);
  if (Array.isArray(template)) return first(template, templateProblem);
  if (typeof template !== 'object' || template === null) return undefined;
  return first(Object.entries(template), ([key, value]) => {
    if (/^\$[a-zA-Z]/.test(key) && !operators.includes(key)) return `${key} is no operator of json-e`;
    if (['$eval', '$if'].includes(key) || (typeof value === 'string' && isExpression(key, template)))
      return typeof value === 'string' ? syntaxProblem({ $eval: value }) : `${key} takes an expression`;
    if (['$match', '$switch'].includes(key))
      return (
        first(
          Object.keys(Object(value)).filter((condition) => condition !== '$default'),
          (condition) => syntaxProblem({ $eval: condition }),
        ) ?? first(Object.values(Object(value)), templateProblem)
      );
    return templateProblem(/^\$[a-zA-Z]/.test(key) ? '' : key) ?? templateProblem(value);
  });
}

/** `by(x)` of a `$sort`, `each(x)` of a `$find`; that of the others is a template. */
const isExpression = (key: string, { ...template }: object) =>
  ('$sort' in template && key.startsWith('by(')) || ('$find' in template && key.startsWith('each('));

/** Each `${…}` with what follows it: json-e reads a whole expression before it computes it, and stops at the first that fails. */
const interpolations = (text: string) =>
  [...text.matchAll(/(?<!\$)\$\{/g)].map(({ index }) => text.slice(index));

function syntaxProblem(template: object | string): string | undefined {
  try {
    jsone(template, {});
  } catch (error) {
    // A TypeError is what json-e says of an expression that ends too early.
    if (error instanceof Error && /^(Syntax|Type)Error$/.test(error.name))
      return `${JSON.stringify(template)}: ${error.message}`;
  }
  return undefined;
}

function first<T>(all: T[], problemOf: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const problem = problemOf(one);
    if (problem) return problem;
  }
  return undefined;
}
