import { formatDate, formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';

interface DateTextProps {
  /** The date as the API sends it; «غير محدد» is shown for anything that is not a date. */
  at: string | null | undefined;
  withTime?: boolean;
  className?: string;
}

/** A date in words, in the site's time zone. */
export function DateText({ at, withTime = false, className }: DateTextProps) {
  const { timeZone } = useSiteConfig();
  return (
    <time dateTime={at || undefined} className={className}>
      {(withTime ? formatDateTime : formatDate)(at, timeZone)}
    </time>
  );
}
