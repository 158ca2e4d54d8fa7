import { lazy } from 'react';
import { ServerDrawn } from '#platform/browser/server-drawn.tsx';
import { FirstServices } from './first-services.tsx';
import { StartNow } from './start-now.tsx';

const StudySteps = lazy(() => import('./study-steps.tsx'));

/** What the page goes on with, two screens below its beginning. */
export function FurtherDown() {
  return (
    <div>
      <ServerDrawn part={StudySteps} of={{}} />
      <FirstServices />
      <StartNow />
    </div>
  );
}
