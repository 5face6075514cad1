import type { ReactNode } from 'react';

export type Brand = 'instagram' | 'facebook' | 'tiktok' | 'x' | 'linkedin';

/** Own drawings on 24 by 24, in the colour of the text. */
const drawings: Record<Brand, ReactNode> = {
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17" cy="7" r=".6" fill="currentColor" />
    </g>
  ),
  facebook: (
    <path d="M13.6 22v-8.4h2.9l.5-3.5h-3.4V8c0-1 .4-1.8 1.9-1.8H17V3.2c-.6-.1-1.5-.2-2.3-.2-2.7 0-4.4 1.6-4.4 4.6v2.5H7.2v3.5h3.1V22z" />
  ),
  tiktok: (
    <path d="M16.2 2h-3.5v13.7a2.7 2.7 0 1 1-2.7-2.8l.7.1V9.4a6.3 6.3 0 1 0 5.5 6.3V8.8a7.6 7.6 0 0 0 4.3 1.4V6.7a4.4 4.4 0 0 1-4.3-4.7z" />
  ),
  x: (
    <path d="M3 3h5.6l4.4 6.1L18.3 3h2.3l-6.6 7.6L21 21h-5.6l-4.7-6.6L5 21H2.7l7-8.1zm3.3 1.7 10 14.6h1.4l-10-14.6z" />
  ),
  linkedin: (
    <path d="M5.2 3.2a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM3.5 9h3.4v11.5H3.5zm5.5 0h3.3v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.2 2.1 4.2 5.3v6.5h-3.5v-5.9c0-1.7-.2-3-1.9-3s-2.2 1.3-2.2 2.9v6H9z" />
  ),
};

export interface BrandIconProps {
  brand: Brand;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Decoration: the link or button says the name. */
export function BrandIcon({ brand, size = 24, className }: BrandIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      {drawings[brand]}
    </svg>
  );
}
