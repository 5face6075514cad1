// What draws lucide's icons, without what only others tell them: a context, strokes that do not grow, names as classes.
import { createElement } from 'react';

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** An icon that says nothing by itself: what it stands beside does. `size` in CSS pixels. */
export default ({ node }) =>
  ({ size, ...props }) =>
    createElement(
      'svg',
      { ...attributes, ...(size && { width: size, height: size }), 'aria-hidden': true, ...props },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
