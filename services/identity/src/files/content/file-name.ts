import type { CvMimeType } from '@puente/domain/identity';

const endings: Record<CvMimeType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};
const longest = 100;

/**
 * What a file is called when somebody downloads it: its own name as far as that is a name on every system, and the ending of
 * what it is. Never where it lies.
 */
export function fileName(given: string, type: CvMimeType): string {
  const words = given
    .normalize('NFC')
    // What comes before it is a path.
    .replace(/^.*[/\\]/s, '')
    // As a form writes what its own syntax uses.
    .replaceAll(/%(22|0D|0A)/gi, ' ')
    // Unseen, or turning what follows around; and what some system or header gives a meaning.
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/["<>:|?*%;]/g, ' ')
    .replace(/\.(pdf|jpe?g|png)\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const name = [...words].slice(0, longest).join('').trim();
  return (name || 'curriculum') + endings[type];
}
