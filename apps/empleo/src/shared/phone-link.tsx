/** A telephone number to press. */
export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={className}>
      {number}
    </a>
  );
}
