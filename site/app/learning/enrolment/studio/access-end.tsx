import { enrolments as limits } from '@nibras/contract/limits.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { cx } from '#ui/class-names.ts';

interface AccessEndProps {
  /** When access ends or ended; null for no end. */
  until: string | null;
  active: boolean;
  /** The time from which «soon» is reckoned. */
  now: number;
  className?: string;
}

/** How long access lasts. */
export function AccessEnd({ until, active, now, className }: AccessEndProps) {
  if (until === null) return <span className={className}>بلا تاريخ انتهاء</span>;
  const isSoon = active && Date.parse(until) - now <= limits.endingWithin;
  return (
    <span
      className={cx(
        className,
        !active && 'font-medium text-danger',
        isSoon && 'font-medium text-warning',
      )}
    >
      {active ? 'حتى ' : 'انتهى في '}
      <DateText at={until} />
    </span>
  );
}
