import clsx from 'clsx';
import { useId } from 'react';
import styles from './papel-picado.module.css';
import { hanging, sheets, swag } from './paper.ts';

export interface PapelPicadoProps {
  /** Height of a row: 64, 96 or 128 CSS pixels. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

const scales = { small: 0.56, medium: 0.84, large: 1.12 };

/**
 * A row of cut paper on a cord. Decoration only.
 * Its colours are `--thread-1` to `--thread-5`, the cord is `--papel-cord`; set them on any ancestor.
 */
export function PapelPicado({ size = 'medium', className }: PapelPicadoProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={clsx(styles.row, styles[size], className)}>
      <pattern
        id={id}
        width={swag}
        height="116"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scales[size]})`}
      >
        {hanging.map(({ thread, sheet, transform }) => (
          <path
            key={transform}
            d={sheets[sheet]}
            fill={`var(--thread-${thread})`}
            fillRule="evenodd"
            transform={transform}
          />
        ))}
        <path d={`M0 6Q${swag / 2} 46 ${swag} 6`} className={styles.cord} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
