import { type PostAttributes } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';

export type Post = PostAttributes & { id: number };

/** The posts of an answer; undefined when it does not have the expected shape. */
function readPosts(answer: unknown): Post[] | undefined {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) return undefined;
  const posts = data.map((entry: { id?: unknown; attributes?: Partial<PostAttributes> } | null) => ({
    id: entry?.id,
    ...entry?.attributes,
  }));
  const whole = posts.every(
    ({ id, Nombre, documentID }) =>
      typeof id === 'number' && typeof Nombre === 'string' && typeof documentID === 'string',
  );
  return whole ? (posts as Post[]) : undefined;
}

export const { useListPostsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null` stands for an answer of an unexpected shape. */
    listPosts: build.query<Post[] | null, void>({
      query: () => '/posts',
      transformResponse: (answer) => readPosts(answer) ?? null,
    }),
  }),
});
