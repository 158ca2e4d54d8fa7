import { lazy, Suspense, useState } from 'react';
import type { EnrolmentCodeDialogProps } from './code-dialog.tsx';

const CodeDialog = lazy(() => import('./code-dialog.tsx'));

/** The code dialog, fetched when it first opens: most visitors of a course never see it. */
export function CodeDialogOnDemand(props: EnrolmentCodeDialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <CodeDialog {...props} />
    </Suspense>
  );
}
