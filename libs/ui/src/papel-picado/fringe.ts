import { arch, dot, rhomb, rosette } from './paper.ts';

/** The dyes of the site, one to each part; `tokens.css` holds their colours. */
export const dyes = ['indigo', 'cochineal', 'jade', 'violet', 'marigold', 'clay', 'nopal'] as const;
export type Dye = (typeof dyes)[number];

export interface Fringe {
  /** One repeat, `width` by `fringeHeight`, to be filled by the even-odd rule. */
  path: string;
  width: number;
}

export const fringeHeight = 32;

const fringe = (width: number, bites: string, cuts: string): Fringe => ({
  width,
  path: `M0 0h${width}v22${bites}z${cuts}`,
});

/** Half a shape at either end of a repeat is one whole shape across the seam. */
const ends = (width: number, draw: (x: number) => string) => draw(0) + draw(width);

const scallops = 'q-6 13-12 0q-6 13-12 0';

/** The cut edge of a page's header, one to each dye. */
export const fringes: Record<Dye, Fringe> = {
  // The arches of the bridge.
  indigo: fringe(
    24,
    scallops,
    arch(12, 19, 12, 15) + ends(24, (x) => rhomb(x, 12, 3, 5)) + dot(6, 23, 1.7) + dot(18, 23, 1.7),
  ),
  // Lozenges, the most worn of all cuts.
  cochineal: fringe(
    24,
    scallops,
    rhomb(12, 11, 7, 8) + ends(24, (x) => dot(x, 6, 2) + dot(x, 16, 2)) + dot(6, 23, 1.7) + dot(18, 23, 1.7),
  ),
  // Leaves that fall together.
  jade: fringe(
    16,
    'q-3 10-8 10t-8-10',
    'M8 3q5 6 0 13-5-7 0-13z' +
      'M8 24q-1-6-5-8 1 6 5 8zM8 24q1-6 5-8-1 6-5 8z' +
      ends(16, (x) => dot(x, 8, 1.8)),
  ),
  // Steps up and down again.
  violet: fringe(
    24,
    'h-4v4h-4v4h-8v-4h-4v-4h-4',
    'M10 2h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4h-4v-4h4v-4h4zM10 10v4h4v-4z' +
      ends(24, (x) => rhomb(x, 5, 2.5, 3)),
  ),
  // Marigolds.
  marigold: fringe(
    24,
    'q-12 18-24 0',
    rosette(12, 12.5, 8, 3, 10, 3.2) +
      dot(12, 12.5, 1.6) +
      dot(12, 27, 1.7) +
      ends(24, (x) => rhomb(x, 13, 2, 4)),
  ),
  // The teeth of a basket.
  clay: fringe(
    24,
    'l-6 9-6-9-6 9-6-9',
    'M1.5 12l4.5-9 4.5 9zM13.5 12l4.5-9 4.5 9z' +
      rhomb(12, 17, 3.2, 4) +
      ends(24, (x) => rhomb(x, 17, 3.2, 4)) +
      dot(6, 23, 1.7) +
      dot(18, 23, 1.7),
  ),
  // Prickly pears with their fruit.
  nopal: fringe(
    24,
    'v2q-3 7-6 7t-6-7v-2v2q-3 7-6 7t-6-7v-2',
    'M12 19q-6-3-5-9t5-6q4 0 5 6t-5 9zM12 8a1.3 1.3 0 1 0 .1 0zM12 13a1.3 1.3 0 1 0 .1 0z' +
      ends(24, (x) => rhomb(x, 7, 2.4, 4) + rhomb(x, 17, 2.4, 3)) +
      dot(6, 25, 1.7) +
      dot(18, 25, 1.7),
  ),
};

/** A fringe as the value of a mask. */
export const fringeImage = ({ path, width }: Fringe) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${fringeHeight}'%3E%3Cpath fill-rule='evenodd' d='${path}'/%3E%3C/svg%3E")`;
