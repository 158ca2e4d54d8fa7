import { Button } from '#ui/form/button.tsx';
import { CheckIcon, CloseIcon, PlayIcon, SendIcon } from '#ui/ornament/icons.ts';

interface RunButtonsProps {
  isBusy: boolean;
  hasTests: boolean;
  /** Visitors of a free lecture submit nothing. */
  maySubmit: boolean;
  onRun(): void;
  onTest(): void;
  onSubmit(): void;
  onStop(): void;
}

/** Run, test, submit; while one of them runs, stop. */
export function RunButtons({ isBusy, hasTests, maySubmit, ...act }: RunButtonsProps) {
  if (isBusy) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" icon={<CloseIcon className="size-5" />} onClick={act.onStop}>
          أوقف
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon={<PlayIcon className="size-5" />} onClick={act.onRun}>
        شغّل
      </Button>
      {hasTests && (
        <Button variant="secondary" icon={<CheckIcon className="size-5" />} onClick={act.onTest}>
          اختبر الحل
        </Button>
      )}
      {maySubmit && (
        <Button icon={<SendIcon className="size-5" />} onClick={act.onSubmit}>
          سلّم الحل
        </Button>
      )}
    </div>
  );
}
