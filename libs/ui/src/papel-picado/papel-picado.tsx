import clsx from 'clsx';
import { useId } from 'react';
import styles from './papel-picado.module.css';
import { sheets } from './paper.ts';

export interface PapelPicadoProps {
  /** Height of a row: 64, 96 or 128 CSS pixels. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

const scales = { small: 0.56, medium: 0.84, large: 1.12 };

/** Thread of each sheet: no two alike side by side, across the seam too. */
const colours = [1, 2, 3, 5, 4, 2];

/** Six sheets hang on one swag of cord, 432 wide; the swag repeats as far as there is room. */
const swag = 432;
const places = [0, 1, 2, 3, 4, 5].map((place) => {
  const x = 36 + place * 72;
  const across = (x - swag / 2) / (swag / 2);
  return { x, y: 6 + 20 * (1 - across * across), lean: -across * 3 };
});

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
        {places.map(({ x, y, lean }, index) => (
          <path
            key={x}
            d={sheets[index % sheets.length]}
            fill={`var(--thread-${colours[index]})`}
            fillRule="evenodd"
            transform={`translate(${x} ${y.toFixed(1)}) rotate(${lean.toFixed(1)}) translate(-30)`}
          />
        ))}
        <path d={`M0 6Q${swag / 2} 46 ${swag} 6`} className={styles.cord} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
