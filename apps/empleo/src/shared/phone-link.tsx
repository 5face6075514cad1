import { formatPhone, phoneLink } from '@puente/domain/phones';

/** A telephone number to press; what was never checked is only to be read. */
export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  const href = phoneLink(number);
  if (!href) return <span className={className}>{number}</span>;
  return (
    <a href={href} className={className}>
      {formatPhone(number)}
    </a>
  );
}
