import { code as rules } from '@nibras/contract/limits.ts';
import { useEffect, useState } from 'react';
import { cx } from '#ui/class-names.ts';

/**
 * Names the spam folder when a code has not been entered for a while (docs/behaviour/auth.md#codes). Its space is
 * reserved, so that nothing moves under a finger.
 */
export function SpamHint({ className }: { className?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), rules.spamHintAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={cx('min-h-12 text-sm text-text-soft', className)}>
      {shown && 'لم تجد الرسالة؟ ابحث عنها في مجلد الرسائل غير المرغوب فيها.'}
    </p>
  );
}
