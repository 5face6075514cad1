/** One repeat of a woven pattern: a letter is a thread, a point shows the ground. */
export type Draft = readonly string[];

/** Stepped mountains, for edges. */
export const mountains: Draft = [
  '.....bb..........cc.....',
  '...bbbbbb......cccccc...',
  '.bbbbbbbbbb..cccccccccc.',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
];

/** Stepped lozenges between zigzags, as on a sash. */
export const sash: Draft = [
  'bbbbbbbbbbbbbbbbbbbbbbbb',
  '........................',
  'e.........aaaa.........e',
  'ee......aaaaaaaa......ee',
  '.eee....aa....aa....eee.',
  '...ee.aaaa.cc.aaaa.ee...',
  'c...eeaa..cccc..aaee...c',
  'cc...aaa.ccbbcc.aaa...cc',
  'c...eeaa..cccc..aaee...c',
  '...ee.aaaa.cc.aaaa.ee...',
  '.eee....aa....aa....eee.',
  'ee......aaaaaaaa......ee',
  'e.........aaaa.........e',
  '........................',
  'bbbbbbbbbbbbbbbbbbbbbbbb',
];

/** The threads of a draft, each as one SVG path of rectangles, a unit per letter. */
export function weave(draft: Draft): { thread: number; path: string }[] {
  return [...'abcde'].flatMap((letter, index) => {
    const path = draft
      .flatMap((row, y) =>
        [...row.matchAll(new RegExp(`${letter}+`, 'g'))].map(
          ({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`,
        ),
      )
      .join('');
    return path ? [{ thread: index + 1, path }] : [];
  });
}
