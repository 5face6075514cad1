/** First, last, and the neighbours of the current page; a gap stands for two pages or more left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pageCount - 2 ? pageCount : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1, 'gap-before' as const] : []),
    ...middle,
    ...(to < pageCount ? ['gap-after' as const, pageCount] : []),
  ];
}
