import { formatPhone, phoneLink } from '@puente/domain/phones';
import { type Country } from '@puente/domain/places';

interface PhoneLinkProps {
  number: string;
  /** Where it is read: a number of elsewhere is shown with its code. */
  country: Country;
  className?: string | undefined;
}

/** A telephone number to press; what was never checked is only to be read. */
export function PhoneLink({ number, country, className }: PhoneLinkProps) {
  const href = phoneLink(number);
  if (!href) return <span className={className}>{number}</span>;
  return (
    <a href={href} className={className}>
      {formatPhone(number, country)}
    </a>
  );
}
