import { useState } from 'react';
import { formatDate, formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useStanding } from './server-drawn.tsx';

interface DateTextProps {
  /** As it comes over the wire; «غير محدد» is shown for what is no date. */
  at: string | null | undefined;
  withTime?: boolean;
  className?: string;
}

/**
 * A date in words, in the site's time zone. In a first view the server's words stand: the first date that a page
 * formats costs it a quarter of what all its scripts take to start.
 */
export function DateText({ at, withTime = false, className }: DateTextProps) {
  const { timeZone } = useSiteConfig();
  const standing = useStanding();
  const [written] = useState(at);
  const attributes = { dateTime: at || undefined, className };
  if (standing && written === at) {
    return (
      <time
        {...attributes}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what the server wrote stands
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return <time {...attributes}>{(withTime ? formatDateTime : formatDate)(at, timeZone)}</time>;
}
