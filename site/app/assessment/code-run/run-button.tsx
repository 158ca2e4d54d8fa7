import { Button } from '#ui/form/button.tsx';
import { PlayIcon, StopIcon } from '#ui/ornament/icons.ts';
import type { CodeRun } from './use-run.ts';

/** Runs the program, or stops it while it runs. One button, so that the keyboard stays where it is. */
export function RunButton({ run, onStart }: { run: CodeRun; onStart(): void }) {
  return run.isRunning ? (
    <Button variant="danger" icon={<StopIcon />} onClick={run.stop}>
      أوقف
    </Button>
  ) : (
    <Button icon={<PlayIcon />} onClick={onStart}>
      شغّل
    </Button>
  );
}
