import { cvMaxBytes } from '@puente/domain/identity';

export type PictureVerdict = 'broken' | 'tooManyPixels' | 'tooLarge';

/** What a phone's camera makes; each takes up to 4 bytes while the picture is turned. */
const mostPixels = 50_000_000;
/** Tried in turn until the result is small enough: pixels of its longer side. A page is read well at the last. */
const longSides = [undefined, 3000, 2000, 1400] as const;

/**
 * Draws a picture anew: what comes out is pixels and nothing else, turned as its camera meant it, and again at most 2 MB.
 * What else the file carried (place, camera, another file behind the picture) is gone.
 */
export async function redraw(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
): Promise<Buffer | PictureVerdict> {
  // Few instances of this service ever draw one.
  const { default: sharp } = await import('sharp');
  for (const side of longSides) {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: 8 });
    if (side) picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    try {
      const drawn = await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
      if (drawn.length <= cvMaxBytes) return drawn;
    } catch (error) {
      return /pixel limit/.test(String(error)) ? 'tooManyPixels' : 'broken';
    }
  }
  return 'tooLarge';
}
