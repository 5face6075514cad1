import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { cvMaxFiles, cvMessages, type CvMimeType, type FileAnswer } from '@puente/domain/identity';
import { ApiError, rowsOf, type SignedInUser } from '@puente/service-kit';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { cvContent, type CvContent } from './content/cv-content.ts';
import { fileName } from './content/file-name.ts';
import { FileRemoval } from './file-removal.entity.ts';
import { FileRemovals } from './file-removals.service.ts';
import { fileAnswer } from './own-cv.ts';
import type { Upload } from './read-upload.ts';
import { CV_STORE, type CvStore } from './store/cv-store.ts';

export interface Download {
  name: string;
  type: CvMimeType;
  size: number;
  content: Readable;
}

@Injectable()
export class FilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly removals: FileRemovals,
    @Inject(CV_STORE) private readonly store: CvStore,
  ) {}

  /**
   * Keeps a file of somebody's, attached to nothing yet.
   * @throws ApiError 400 or 413 for what is no CV, 409 for more files than an account may have, 507 for a full disk
   */
  async keep({ id: userId }: SignedInUser, { name, bytes }: Upload): Promise<FileAnswer> {
    const content = await cvContent(bytes);
    const key = randomBytes(32).toString('hex');
    // First it is said that the bytes are to go. Only the row takes that back: whatever happens in between, they go.
    await this.em.insert(FileRemoval, { key, dueAt: raw<Date>(`now() + interval '1 hour'`) });
    try {
      await this.store.put(key, content.bytes, content.type);
      return await this.em.transactional((em) =>
        this.insert(em, { userId, key, name: fileName(name, content.type), content }),
      );
    } catch (error) {
      await this.em.nativeUpdate(FileRemoval, { key }, { dueAt: raw<Date>('now()') }).catch(() => undefined);
      this.removals.soon();
      throw error;
    }
  }

  private async insert(
    em: EntityManager,
    { userId, key, name, content }: { userId: number; key: string; name: string; content: CvContent },
  ): Promise<FileAnswer> {
    // Of two at once the second sees what the first left free.
    await rowsOf(em, sql`select 1 from identity.users where id = ${userId} for no key update`);
    const [row] = await rowsOf(
      em,
      sql<{ id: number }>`
        insert into identity.files (user_id, slot, key, name, type, size)
        select ${userId}, slot, ${key}, ${name}, ${content.type}, ${content.bytes.length}
        from generate_series(1, ${cvMaxFiles}) slot
        where not exists (select 1 from identity.files f where f.user_id = ${userId} and f.slot = slot.slot)
        order by slot limit 1
        returning id`,
    );
    if (!row) throw new ApiError(409, cvMessages.tooMany);
    if ((await em.nativeDelete(FileRemoval, { key })) === 0) throw new ApiError(503); // it took an hour to come here
    return fileAnswer({ id: row.id, name, size: content.bytes.length });
  }

  /**
   * Reads a file: its owner any of theirs, an employer the CV of whoever has applied to one of their jobs.
   * @throws ApiError 404 for anybody else
   */
  async read(id: number, reader: SignedInUser): Promise<Download> {
    const [file] = await rowsOf(
      this.em,
      sql<Omit<Download, 'content'> & { key: string; userId: number; attached: boolean }>`
        select key, name, type, size, user_id as "userId", attached_at is not null as attached
        from identity.files where id = ${id}`,
    );
    if (!file) throw new ApiError(404);
    if (file.userId !== reader.id && !(file.attached && (await this.hasReceived(reader, file.userId))))
      throw new ApiError(404);
    const { key, name, type, size } = file;
    return { name, type, size, content: await this.store.get(key) };
  }

  private async hasReceived({ id, userType }: SignedInUser, candidate: number): Promise<boolean> {
    if (userType !== 'employer') return false;
    // A view that the jobs service publishes; it is there before anybody can apply.
    const applied = await rowsOf(
      this.em,
      sql`select 1 from jobs.received_applications where employer_id = ${id} and candidate_id = ${candidate}`,
    );
    return applied.length > 0;
  }
}
