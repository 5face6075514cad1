import { cvExtensions, cvMaxBytes, cvMessages } from '@puente/domain/identity';

/** What can be told of a chosen file before it is sent; its content is the server's to judge. */
export function cvError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return cvMessages.empty;
  const ending = name.toLowerCase().split('.').at(-1);
  if (!cvExtensions.some((extension) => extension === ending)) return cvMessages.wrongType;
  return size > cvMaxBytes ? cvMessages.tooLarge : undefined;
}
