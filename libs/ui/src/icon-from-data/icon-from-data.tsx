import { createElement } from 'react';

/** A lucide icon as JSON: its shapes, each a tag and its attributes, on a canvas of 24 by 24. */
export type IconData = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
])[];

const tags = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const attributes = new Set('d cx cy r rx ry x y x1 y1 x2 y2 width height points'.split(' '));

export interface IconFromDataProps {
  data: IconData;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Draws an icon that came with a registry. Only shapes and their geometry: data from elsewhere brings nothing else in. */
export function IconFromData({ data, size = 24, className }: IconFromDataProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {data
        .filter(([tag]) => tags.has(tag))
        .map(([tag, shape], index) =>
          createElement(tag, {
            key: index,
            ...Object.fromEntries(Object.entries(shape).filter(([name]) => attributes.has(name))),
          }),
        )}
    </svg>
  );
}
