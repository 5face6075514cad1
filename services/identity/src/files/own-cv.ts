import type { EntityManager } from '@mikro-orm/postgresql';
import { filesPath, type FileAnswer } from '@puente/domain/identity';
import { StoredFile } from './stored-file.entity.ts';

/** The CV of an account; null when none is attached. */
export async function cvOf(em: EntityManager, userId: number): Promise<FileAnswer | null> {
  const file = await em.findOne(
    StoredFile,
    { userId, attachedAt: { $ne: null } },
    { disableIdentityMap: true },
  );
  return file && fileAnswer(file);
}

export function fileAnswer({ id, name, size }: Omit<FileAnswer, 'url'>): FileAnswer {
  return { id, name, url: `${filesPath}/${id}`, size };
}

/**
 * Attaches one of an account's own files as its CV, or none; the one before is deleted. The account is locked by whoever
 * calls, in the same transaction.
 * @returns false for a file that is not theirs, with nothing to be kept of this transaction
 */
export async function attachCv(em: EntityManager, userId: number, fileId: number | null): Promise<boolean> {
  await em.nativeDelete(StoredFile, {
    userId,
    attachedAt: { $ne: null },
    ...(fileId !== null && { id: { $ne: fileId } }),
  });
  if (fileId === null) return true;
  return (await em.nativeUpdate(StoredFile, { id: fileId, userId }, { attachedAt: new Date() })) > 0;
}
