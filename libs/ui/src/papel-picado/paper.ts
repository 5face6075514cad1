/** Cut-outs as SVG paths, for a sheet of 60 by 78 whose holes `evenodd` leaves open. */
const n = (value: number) => String(Math.round(value * 10) / 10);

export const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

export const rhomb = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)} ${n(x)} ${n(y + h)} ${n(x - w)} ${n(y)}z`;

export const arch = (x: number, bottom: number, w: number, h: number) =>
  `M${n(x - w / 2)} ${n(bottom)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** Leaves around a centre, from one radius to another. */
export const rosette = (x: number, y: number, count: number, inner: number, outer: number, width: number) =>
  Array.from({ length: count }, (_, leaf) => {
    const turn = (leaf / count) * 2 * Math.PI - Math.PI / 2;
    const at = (radius: number, aside: number) =>
      `${n(x + radius * Math.cos(turn) - aside * Math.sin(turn))} ${n(y + radius * Math.sin(turn) + aside * Math.cos(turn))}`;
    const middle = (inner + outer) / 2;
    return `M${at(inner, 0)}Q${at(middle, width)} ${at(outer, 0)}Q${at(middle, -width)} ${at(inner, 0)}z`;
  }).join('');

export const columns = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(from + index * step)).join('');

/** The sheet: straight above, scalloped below, a row of slits along the cord and a dot in each scallop. */
const sheet =
  `M0 0h60v70${'q-5 11-10 0'.repeat(6)}z` +
  columns(7.5, 9, 6, (x) => rhomb(x, 6.5, 2.6, 2.2)) +
  columns(5, 10, 6, (x) => dot(x, 69, 1.7));

const corners = rhomb(9, 18, 4, 5) + rhomb(51, 18, 4, 5) + rhomb(9, 56, 4, 5) + rhomb(51, 56, 4, 5);

/** A marigold, a bridge under the sun, a woven star, and a fountain of leaves. */
export const sheets = [
  sheet + corners + dot(30, 37, 3.6) + rosette(30, 37, 8, 6.5, 20, 5.5),
  sheet +
    dot(30, 21, 4.2) +
    rosette(30, 21, 9, 6.5, 11, 2) +
    columns(13, 17, 3, (x) => arch(x, 60, 12, 19)) +
    columns(6, 8, 7, (x) => rhomb(x, 36.5, 2.6, 2)),
  sheet +
    corners +
    rhomb(30, 23, 6, 8) +
    rhomb(30, 51, 6, 8) +
    rhomb(16, 37, 8, 6) +
    rhomb(44, 37, 8, 6) +
    rhomb(30, 37, 3.6, 3.6),
  sheet +
    rosette(30, 40, 12, 13, 21, 3) +
    rosette(30, 40, 6, 2, 11, 4.5) +
    rhomb(9, 16, 4, 3.5) +
    rhomb(51, 16, 4, 3.5),
];

/** Six sheets hang on one swag of cord, this wide; the swag repeats as far as there is room. */
export const swag = 432;

/** Which sheet hangs where, in the thread of which number: no two alike side by side, across the seam too. */
export const hanging = [1, 2, 3, 5, 4, 2].map((thread, place) => {
  const x = 36 + place * 72;
  const across = (x - swag / 2) / (swag / 2);
  const transform = `translate(${x} ${(26 - 20 * across * across).toFixed(1)}) rotate(${(-across * 3).toFixed(1)}) translate(-30)`;
  return { thread, sheet: place % sheets.length, transform };
});
