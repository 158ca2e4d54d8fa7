import { lazy, Suspense, useState } from 'react';
import type { EnrolmentCodeDialogProps } from './code-dialog.tsx';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

/** The code dialog, loaded when it is first opened, since most visitors of a course never see it. */
export function CodeDialogOnDemand(props: EnrolmentCodeDialogProps) {
  const [loaded, setLoaded] = useState(false);
  if (props.open && !loaded) setLoaded(true);
  if (!loaded) return null;
  return (
    <Suspense fallback={null}>
      <CodeDialog {...props} />
    </Suspense>
  );
}
