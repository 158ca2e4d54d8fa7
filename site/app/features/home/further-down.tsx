import { lazy } from 'react';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { FirstServices } from './first-services.tsx';
import { StartNow } from './start-now.tsx';

const StudySteps = lazy(() => import('./study-steps.tsx'));

/** What the page goes on with, two screens below its beginning. */
export function FurtherDown() {
  return (
    <div>
      <StaticIsland part={StudySteps} of={{}} />
      <FirstServices />
      <StartNow />
    </div>
  );
}
