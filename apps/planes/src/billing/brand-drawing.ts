import { mountains } from '@puente/ui';
import { type jsPDF } from 'jspdf';

/** Puente's colours on paper: the light ones of the tokens. */
export const ink = '#24143a';
export const inkSoft = '#5d4d6b';
export const line = '#ecdfce';
export const sunken = '#fbf0e1';
export const accent = '#ffb81c';
export const indigo = '#2e1a6b';
const threads = { a: '#d81b6c', b: '#ffb21a', c: '#0aa39a' };

/** The woven edge of the site across the page; answers its height. */
export function drawWovenEdge(pdf: jsPDF, top: number, unit: number): number {
  const width = pdf.internal.pageSize.getWidth();
  const height = mountains.length * unit;
  pdf.setFillColor(indigo).rect(0, top, width, height, 'F');
  mountains.forEach((row, y) => {
    for (const { 0: run, index: x } of row.matchAll(/a+|b+|c+/g)) {
      pdf.setFillColor(threads[run[0] as keyof typeof threads]);
      for (let left = x * unit; left < width; left += row.length * unit)
        pdf.rect(left, top + y * unit, Math.min(run.length * unit, width - left), unit, 'F');
    }
  });
  return height;
}

/** The bridge whose arches are cut paper, 64 wide and 40 high. */
export function drawBridge(pdf: jsPDF, left: number, top: number): void {
  const pier = (colour: string, x: number, leftTop: number, rightTop: number) => {
    // From the deck down one pier with its cut edge, over the opening, up the other.
    const right = x + 17;
    const points: ['moveTo' | 'lineTo', number, number][] = [
      ['moveTo', x, leftTop],
      ['lineTo', right, rightTop],
      ['lineTo', right, 37],
      ['lineTo', right - 1.5, 35],
      ['lineTo', right - 3, 37],
      ['lineTo', right - 3, 27.5],
    ];
    pdf.setFillColor(colour);
    for (const [step, px, py] of points) pdf[step](left + px, top + py);
    const bend = 3.04;
    const arch = left + x + 8.5;
    const spring = top + 27.5;
    pdf.curveTo(arch + 5.5, spring - bend, arch + bend, spring - 5.5, arch, spring - 5.5);
    pdf.curveTo(arch - bend, spring - 5.5, arch - 5.5, spring - bend, arch - 5.5, spring);
    pdf
      .lineTo(left + x + 3, top + 37)
      .lineTo(left + x + 1.5, top + 35)
      .lineTo(left + x, top + 37);
    pdf.close().fill();
    const eye = top + (leftTop + rightTop) / 2 + 6;
    pdf.setFillColor('#ffffff').moveTo(arch, eye - 3);
    pdf
      .lineTo(arch + 2.5, eye)
      .lineTo(arch, eye + 3)
      .lineTo(arch - 2.5, eye)
      .close()
      .fill();
  };
  pier(threads.a, 5, 12, 8);
  pier(threads.b, 23.5, 7, 7);
  pier(threads.c, 42, 8, 12);
  pdf.setDrawColor(ink).setLineWidth(3.5).setLineCap('round');
  pdf.moveTo(left + 3, top + 14);
  pdf.curveTo(left + 22.3, top + 5.3, left + 41.7, top + 5.3, left + 61, top + 14).stroke();
}
