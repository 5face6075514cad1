import { Injectable } from '@nestjs/common';
import { radii, type Radius, type Wish } from '@puente/domain/job-search';
import { type JobAlternatives } from '@puente/domain/jobs';
import { type AskedJobs, type Inquiry } from './job-inquiry.ts';
import { JobQueries } from './job-query.ts';
import { goesWith, type JobListQuery, wishOf } from './job-wishes.ts';

type Counted = Pick<JobAlternatives['data'][number], 'count' | 'capped'>;
/** @param radius instead of the one that is asked for */
type CountWithout = (dropped: ReadonlySet<Wish>, radius?: Radius) => Promise<Counted>;

/** A trade and a place are let go last, and a distance first of all. */
const dearest: readonly Wish[] = [
  'text',
  'place',
  'at',
  'employer',
  'country',
  'province',
  'category',
  'subcategory',
  'visa',
  'affinities',
  'payFrom',
  'language',
  'jobType',
  'modality',
  'since',
];

/** What keeps jobs from being found, and how many there are without it. */
@Injectable()
export class JobAlternativesService {
  constructor(private readonly queries: JobQueries) {}

  /**
   * Single wishes, what is let go most easily first, so that the first of them finds what is nearest; where none of them is
   * enough, and nothing is found, several.
   */
  async alternatives(query: JobListQuery): Promise<JobAlternatives> {
    const asked = await this.queries.asked(query);
    const countWithout = this.counting(query, asked);
    const wishes = wishesOf(query);
    const now = await countWithout(new Set());
    const singles = await Promise.all(
      wishes.map(async (drop) => ({ drop, ...(await countWithout(new Set([drop]))) })),
    );
    const data = singles
      .filter((one) => one.count > now.count)
      .sort((one, other) => easeOf(other.drop) - easeOf(one.drop));
    if (now.count > 0 || data.length > 0) return { data };
    const together = await severalOf(wishes, query.more.near?.radius?.length, countWithout);
    return { data, ...(together && { together }) };
  }

  /** Counts what a list of the same query finds without some wishes. Its words are looked up once. */
  private counting(query: JobListQuery, whole: Awaited<ReturnType<JobQueries['asked']>>): CountWithout {
    const inquiries = new Map<string | undefined, Inquiry>();
    const inquiryOf = (asked: AskedJobs) => {
      const { search } = asked.query;
      const inquiry = inquiries.get(search) ?? this.queries.ask(asked);
      inquiries.set(search, inquiry);
      return inquiry;
    };
    return async (dropped, radius) => {
      // Which of the towns of one name is meant, and in which unit a radius is, the country may decide.
      const moved = radius !== undefined || ofPlace.some((wish) => dropped.has(wish));
      const asked = await this.queries.asked(
        queryWithout(query, dropped, radius),
        moved ? undefined : whole.place,
      );
      const { found, capped } = await inquiryOf(asked).answer(undefined, asked);
      const { total } = found;
      return { count: total, ...(total > 0 && capped && { capped }) };
    };
  }
}

/** How easily a wish is let go: the higher, the sooner. */
function easeOf(wish: Wish): number {
  const at = dearest.indexOf(wish);
  return at === -1 ? Infinity : at;
}

const ofPlace: readonly Wish[] = ['place', 'radius', 'at', 'country', 'province'];

function wishesOf({ search, filters, more: { place, near } }: JobListQuery): Wish[] {
  return [
    ...(search === undefined ? [] : (['text'] as const)),
    ...(place === undefined ? [] : (['place'] as const)),
    ...(near?.radius === undefined ? [] : (['radius'] as const)),
    ...(near?.point || near?.zip ? (['at'] as const) : []),
    ...new Set(filters.flatMap(({ field }) => wishOf[field] ?? [])),
  ];
}

/** The same list as a search has it that lets go of some wishes, and of what makes no sense without them. */
function queryWithout(query: JobListQuery, dropped: ReadonlySet<Wish>, wider?: Radius): JobListQuery {
  const { search: text, filters, more, ...others } = query;
  const { place, near } = more;
  const centre = near?.point || near?.zip ? 'at' : 'place';
  const asked = dropped.has('radius') ? undefined : near?.radius;
  const radius = asked && wider ? { ...asked, length: wider } : asked;
  return {
    ...others,
    // By distance from what is let go.
    sort: [],
    filters: filters.filter(({ field }) => !goesWith(field, dropped)),
    ...(text !== undefined && !dropped.has('text') && { search: text }),
    more: {
      ...more,
      place: dropped.has('place') ? undefined : place,
      near: !near || dropped.has(centre) ? undefined : { ...near, radius },
    },
  };
}

/**
 * As few as it takes to find anything: all are let go, and taken back one by one as long as something is found, the dearest
 * first. A radius stays with its place, and grows before that goes.
 * @param radius around the place
 */
async function severalOf(
  wishes: readonly Wish[],
  radius: number | undefined,
  countWithout: CountWithout,
): Promise<JobAlternatives['together']> {
  const dropped = new Set(dearest.filter((wish) => wishes.includes(wish)));
  let found = await countWithout(dropped);
  let wider: Radius | undefined;
  for (const wish of [...dropped]) {
    dropped.delete(wish);
    const isCentre = radius !== undefined && (wish === 'place' || wish === 'at');
    const larger = isCentre ? radii.filter((one) => one > radius) : [];
    let kept: Counted | undefined;
    for (const tried of [wider, ...larger]) {
      kept = await countWithout(dropped, tried);
      if (kept.count > 0) {
        wider = tried;
        break;
      }
    }
    if (kept && kept.count > 0) found = kept;
    else dropped.add(wish);
  }
  if (found.count === 0 || dropped.size < (wider ? 1 : 2)) return undefined;
  return { drop: wishes.filter((wish) => dropped.has(wish)), ...(wider && { radius: wider }), ...found };
}
