import { FirstServices } from './first-services.tsx';
import { StartNow } from './start-now.tsx';
import { StudySteps } from './study-steps.tsx';

/** What the page goes on with, two screens below its beginning. */
export default function FurtherDown() {
  return (
    <div>
      <StudySteps />
      <FirstServices />
      <StartNow />
    </div>
  );
}
