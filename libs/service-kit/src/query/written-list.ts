import { type Pagination } from '@puente/domain/rest';

const [open, comma] = [Buffer.from('{"data":['), Buffer.from(',')];

/** A list whose entries are JSON already, each in UTF-8: they are put together, not written anew. */
export class WrittenList {
  constructor(
    private readonly entries: readonly Buffer[],
    private readonly meta: { readonly pagination: Pagination },
  ) {}

  /** A `ListDocument`, as it is sent. */
  toBuffer(): Buffer {
    const data = this.entries.flatMap((entry, at) => (at === 0 ? [entry] : [comma, entry]));
    return Buffer.concat([open, ...data, Buffer.from(`],"meta":${JSON.stringify(this.meta)}}`)]);
  }
}
