import clsx from 'clsx';
import { useId } from 'react';
import styles from './textile-band.module.css';
import { mountains, sash, weave } from './weave.ts';

export interface TextileBandProps {
  /** A narrow edge of 16, or a sash of 45 CSS pixels. */
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
}

const bands = {
  small: { threads: weave(mountains), rows: mountains.length, unit: 4 },
  medium: { threads: weave(sash), rows: sash.length, unit: 3 },
};

/** A woven band across its container. Decoration only; colours are `--thread-1` … `--thread-5` on `--thread-ground`. */
export function TextileBand({ size = 'medium', className }: TextileBandProps) {
  const id = useId();
  const { threads, rows, unit } = bands[size];
  return (
    <svg
      aria-hidden="true"
      height={rows * unit}
      shapeRendering="crispEdges"
      className={clsx(styles.band, className)}
    >
      <pattern
        id={id}
        width="24"
        height={rows}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${unit})`}
      >
        <rect width="24" height={rows} fill="var(--thread-ground)" />
        {threads.map(({ thread, path }) => (
          <path key={thread} d={path} fill={`var(--thread-${thread})`} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
