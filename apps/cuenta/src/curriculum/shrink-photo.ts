import { cvMaxBytes } from '@puente/domain/identity';

/** Tried in turn: pixels of the longer side. A photographed page is read well at the last. */
const longSides = [2400, 1800, 1400];

/** What a phone's camera takes weighs more than a CV may: drawn smaller, it does not, and is sent sooner. */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= cvMaxBytes || !/^image\/(jpeg|png)$/.test(photo.type)) return photo;
  try {
    const picture = await createImageBitmap(photo);
    for (const side of longSides) {
      const drawn = await draw(picture, Math.min(1, side / Math.max(picture.width, picture.height)));
      if (drawn && drawn.size <= cvMaxBytes) {
        return new File([drawn], photo.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type });
      }
    }
  } catch (cause) {
    console.warn('a photo could not be made smaller', cause);
  }
  return photo; // and is told to be too large
}

function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A photo has no transparent parts; a picture that does lies on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
