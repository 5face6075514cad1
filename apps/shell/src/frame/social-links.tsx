import { BrandIcon } from '@puente/ui';
import styles from './social-links.module.css';

const networks = [
  { brand: 'instagram', name: 'Instagram', address: 'https://www.instagram.com/puente' },
  { brand: 'facebook', name: 'Facebook', address: 'https://www.facebook.com/puente' },
  { brand: 'tiktok', name: 'TikTok', address: 'https://www.tiktok.com/@puente' },
  { brand: 'x', name: 'X', address: 'https://x.com/puente' },
  { brand: 'linkedin', name: 'LinkedIn', address: 'https://www.linkedin.com/company/puente' },
] as const;

/** Puente's five social networks. */
export function SocialLinks({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <ul className={className ?? styles.row} aria-label={label}>
      {networks.map(({ brand, name, address }) => (
        <li key={brand}>
          <a
            className={styles.link}
            href={address}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={name}
          >
            <BrandIcon brand={brand} />
          </a>
        </li>
      ))}
    </ul>
  );
}
