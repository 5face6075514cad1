import { EntryUnreachable } from './federation.ts';
import { DeadlinePassed } from './first-to-arrive.ts';

/**
 * Why a page could not be shown: its files did not come, not in time, are made for another platform, or are not what
 * they should be.
 */
export type FailureReason = 'unreachable' | 'timeout' | 'incompatible' | 'broken';

export class SectionFailure extends Error {
  readonly section: string;
  readonly reason: FailureReason;

  constructor(section: string, reason: FailureReason, cause?: unknown) {
    super(`section ${section}: ${reason}`, { cause });
    this.name = 'SectionFailure';
    this.section = section;
    this.reason = reason;
  }
}

export function reasonOf(cause: unknown): FailureReason {
  if (cause instanceof SectionFailure) return cause.reason;
  if (cause instanceof DeadlinePassed) return 'timeout';
  if (cause instanceof EntryUnreachable) return 'unreachable';
  if (
    cause instanceof Error &&
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${cause.name} ${'code' in cause ? String(cause.code) : ''}`)
  ) {
    return 'unreachable';
  }
  return 'broken';
}
