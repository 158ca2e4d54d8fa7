import { lazy } from 'react';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { FirstServices } from './first-services.tsx';
import { StartNow } from './start-now.tsx';

const StudySteps = lazy(() => import('./study-steps.tsx'));

/** The lower sections of the home page. */
export function LowerSections() {
  return (
    <div>
      <StaticIsland part={StudySteps} of={{}} />
      <FirstServices />
      <StartNow />
    </div>
  );
}
