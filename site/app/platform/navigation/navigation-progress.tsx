import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const noticeableAfter = 300;

/** A hairline at the top while a page takes its time; what is quick shows nothing. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), noticeableAfter);
    return () => clearTimeout(timer);
  }, [busy]);

  if (!slow) return null;
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-toast h-0.5 overflow-hidden">
      <span className="sr-only">جارٍ فتح الصفحة</span>
      <span className="absolute inset-0 animate-sweep bg-linear-to-l from-transparent via-accent to-transparent" />
    </div>
  );
}
