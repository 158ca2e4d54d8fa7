import { spanLabel } from '@nibras/contract/text/count.ts';
import { DateText } from '#platform/browser/date-text.tsx';

interface AccessPeriodProps {
  days: number | null;
  until: string | null;
}

/** For how long a purchase gives access: «وصول لمدة 90 يومًا», «وصول حتى …», «وصول دائم». */
export function AccessPeriod({ days, until }: AccessPeriodProps) {
  if (days !== null) return `وصول لمدة ${spanLabel(days, 'day')}`;
  if (until === null) return 'وصول دائم';
  return (
    <>
      وصول حتى <DateText at={until} />
    </>
  );
}
