import clsx from 'clsx';
import styles from './picture.module.css';

export const pictures = [
  'advising',
  'basket',
  'book',
  'broken-bridge',
  'cactus',
  'door',
  'heart',
  'house',
  'lens',
  'letter',
  'monarch',
  'people',
  'pyramids',
  'seal',
  'stall',
  'trades',
] as const;
export type PictureName = (typeof pictures)[number];

export interface PictureProps {
  name: PictureName;
  className?: string | undefined;
}

/**
 * One of the drawings of Puente, 3 by 2. Decoration only; its width is the caller's. A file of its own, so no script
 * carries it; nor does one carry sixteen class names.
 */
export function Picture({ name, className }: PictureProps) {
  return <span aria-hidden="true" data-picture={name} className={clsx(styles.picture, className)} />;
}
