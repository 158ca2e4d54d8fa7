import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const showAfter = 300;

/** A thin bar at the top while a navigation takes longer than 300 ms. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), showAfter);
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
