import { type RefObject, useEffect, useState } from 'react';

/** Of the window's height: higher, as with very large text, it would cover what one reads. */
const mostOfWindow = 0.25;

/**
 * Whether a bar at the window's head is low enough to stay there. What is scrolled to comes to rest below it: the page is
 * told its height (`--header`).
 */
export function useStaying(bar: RefObject<HTMLElement | null>): boolean {
  const [low, setLow] = useState(true);
  useEffect(() => {
    const { current: element } = bar;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const measure = () => {
      const height = element.offsetHeight;
      const fits = height <= innerHeight * mostOfWindow;
      setLow(fits);
      style.setProperty('--header', fits ? `${height}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty('--header');
    };
  }, [bar]);
  return low;
}
