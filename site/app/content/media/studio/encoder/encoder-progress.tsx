import type { BrowserName } from '@nibras/contract/content/media/rungs.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '../icons.ts';
import { type EncoderItem, encoderShare } from './encoder-items.ts';
import { dismissEncoding, pauseEncoding, resumeEncoding, retryEncoding } from './encoder-store.ts';

const nameOf = (name: BrowserName) => (name === 'sound' ? 'الصوت وحده' : `جودة ${name}`);

/** What this tab does for a video, in one sentence. */
export function encoderText({ state, current, failure }: EncoderItem): string {
  const name = current === null ? 'الجودات المنخفضة' : nameOf(current);
  switch (state) {
    case 'waiting':
      return 'ينتظر دوره ليجهّز متصفحك جوداته المنخفضة. اترك هذه الصفحة مفتوحة.';
    case 'encoding':
      return `يُجهّز متصفحك ${name}… اترك هذه الصفحة مفتوحة.`;
    case 'sending':
      return `يُرفع ${name}… اترك هذه الصفحة مفتوحة.`;
    case 'paused':
      return `تجهيز ${name} متوقف مؤقتًا.`;
    case 'failed':
      return failure ?? '';
    case 'done':
      return 'جهّز متصفحك الجودات المنخفضة.';
  }
}

/** The making of a video's low sizes in this tab, with the buttons to pause, continue, cancel and try again. */
export function EncoderProgress({ item }: { item: EncoderItem }) {
  const { mediaId: id, name, state } = item;
  const isOver = state === 'done' || state === 'failed';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-w-0 items-center gap-1">
        <FileName name={name} className="min-w-0 grow truncate text-sm font-medium" />
        {!isOver && state !== 'paused' && (
          <IconButton label={`أوقف تجهيز ${name} مؤقتًا`} onClick={() => pauseEncoding(id)}>
            <PauseIcon className="size-4" />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton label={`أكمل تجهيز ${name}`} onClick={() => resumeEncoding(id)}>
            <PlayIcon className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={isOver ? `أخفِ ${name}` : `ألغِ تجهيز ${name}`}
          onClick={() => dismissEncoding(id)}
        >
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
      {!isOver && <ProgressBar value={encoderShare(item)} label={`تجهيز ${name}`} showValue />}
      <p
        role={state === 'failed' ? 'alert' : undefined}
        className={state === 'failed' ? 'text-sm text-danger' : 'text-sm text-text-soft'}
      >
        {encoderText(item)}
      </p>
      {state === 'failed' && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => retryEncoding(id)}
        >
          أعد المحاولة
        </Button>
      )}
    </div>
  );
}
