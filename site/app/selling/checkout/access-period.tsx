import { countLabel } from '@nibras/contract/text/count.ts';
import { DateText } from '#platform/browser/date-text.tsx';

interface AccessPeriodProps {
  days: number | null;
  until: string | null;
}

/** For how long a purchase gives access: «متاح لك 90 يومًا», «متاح لك حتى …», «متاح لك دائمًا». */
export function AccessPeriod({ days, until }: AccessPeriodProps) {
  if (days !== null) return `متاح لك ${countLabel(days, 'day', 'accusative')}`;
  if (until === null) return 'متاح لك دائمًا';
  return (
    <>
      متاح لك حتى <DateText at={until} />
    </>
  );
}
