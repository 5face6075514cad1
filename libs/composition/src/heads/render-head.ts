import jsone from 'json-e';
import { z } from 'zod';
import { type RouteData } from '../section-route.ts';

/** What the templates of a route are rendered over. */
export interface HeadContext {
  /** Of the route's call, as it came. */
  answer: unknown;
  params: Readonly<Record<string, string>>;
  /** Of the page, such as `/detalle-empleo/12`. */
  path: string;
  site: { name: string; url: string };
}

/** What a `head` makes. */
export const headSchema = z.object({
  /** The page's `<h1>`, without « · Puente»: what the tab will be called once the page is drawn. */
  title: z.string().trim().min(1),
  /** What a shared link is called, where that may say more: the place, the company. */
  sharedTitle: z.string().trim().min(1).optional(),
  description: z.string(),
  /** What the page is about, to be read under its title until its code has come; lines as they are. */
  text: z.string().trim().min(1).optional(),
  /** An address, or a path of this site. */
  image: z.string().min(1).optional(),
  robots: z.string().min(1).optional(),
  /** The one path of this site that the page is to be found by, where others lead to it too: `/empresa/EMPRESA`. */
  canonical: z
    .string()
    .regex(/^\/(?!\/)[^\s?#\\]*$/, 'a path of this site')
    .optional(),
});

export type Head = z.infer<typeof headSchema>;

/**
 * @returns what a route's templates make of an answer; undefined where there is no template
 * @throws {Error} where one does not fit the answer, or makes something else than a head or an object
 */
export function renderHead(
  { head, structuredData }: Pick<RouteData, 'head' | 'structuredData'>,
  context: HeadContext,
): { head: Head | undefined; structuredData: Record<string, unknown> | undefined } {
  const render = (template: object): unknown => jsone(template, context);
  return {
    head: head && headSchema.parse(render(head)),
    structuredData: structuredData && z.record(z.string(), z.unknown()).parse(render(structuredData)),
  };
}
