import { type Pagination } from '@puente/domain/rest';
import { sentOnce } from '../calls/index.ts';

const [open, comma] = [Buffer.from('{"data":['), Buffer.from(',')];

/** A list whose entries are JSON already, each in UTF-8, in one piece or several: they are put together, not written anew. */
export class WrittenList {
  constructor(
    private readonly entries: readonly (Buffer | readonly Buffer[])[],
    private readonly meta: { readonly pagination: Pagination },
  ) {}

  /** A `ListDocument`, to be sent once: it may be empty afterwards (`sentOnce`). */
  toBuffer(): Buffer {
    const pieces: Buffer[] = [open];
    this.entries.forEach((entry, at) => {
      if (at > 0) pieces.push(comma);
      if (Buffer.isBuffer(entry)) pieces.push(entry);
      else pieces.push(...entry);
    });
    pieces.push(Buffer.from(`],"meta":${JSON.stringify(this.meta)}}`));
    return sentOnce(Buffer.concat(pieces));
  }
}

/**
 * A `Relation` in JSON.
 * @param attributes in JSON, null where it points at nothing the caller may see
 */
export function writtenRelation(id: number, attributes: string | null): string {
  return attributes === null ? '{"data":null}' : `{"data":{"id":${id},"attributes":${attributes}}}`;
}
