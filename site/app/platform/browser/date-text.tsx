import { formatDate, formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';

interface DateTextProps {
  /** As it comes over the wire; «غير محدد» is shown for what is no date. */
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
