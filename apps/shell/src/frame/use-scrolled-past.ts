import { useEffect, useState } from 'react';

/** Whether the page is scrolled further down than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(() => window.scrollY > pixels);
  useEffect(() => {
    const measure = () => setPast(window.scrollY > pixels);
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [pixels]);
  return past;
}
