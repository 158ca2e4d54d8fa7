import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '../icons.ts';
import { MediaWarning } from '../media-warning.tsx';
import type { UploadItem, UploadState } from './upload-types.ts';
import { useUploads } from './use-uploads.ts';

const stateTexts: Record<UploadState, string> = {
  waiting: 'ينتظر دوره',
  sending: 'جارٍ الرفع',
  paused: 'متوقف مؤقتًا',
  offline: 'انقطع الاتصال، ويُستأنف الرفع تلقائيًا حين يعود',
  processing: 'اكتمل الرفع، وتجري معالجته',
  ready: 'اكتمل',
  failed: 'تعذر الرفع',
};

const isRunning = ({ state }: UploadItem) =>
  state === 'waiting' || state === 'sending' || state === 'offline';

/** One upload: how far it is, and the buttons to pause, continue and cancel it. */
export function UploadProgress({ item }: { item: UploadItem }) {
  const { pause, resume, dismiss } = useUploads();
  const { key, name, bytes, sent, state, failure, media } = item;
  const isDone = state === 'ready' || state === 'failed';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-w-0 items-center gap-1">
        <FileName name={name} className="min-w-0 grow truncate text-sm font-medium" />
        {isRunning(item) && (
          <IconButton label={`أوقف رفع ${name} مؤقتًا`} onClick={() => pause(key)}>
            <PauseIcon className="size-4" />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton label={`استأنف رفع ${name}`} onClick={() => resume(key)}>
            <PlayIcon className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={isDone || state === 'processing' ? `أخفِ ${name}` : `ألغِ رفع ${name}`}
          onClick={() => dismiss(key)}
        >
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
      {!isDone && (
        <ProgressBar
          value={state === 'processing' ? null : sent / bytes}
          label={`رفع ${name}`}
          showValue
        />
      )}
      <p className={state === 'failed' ? 'text-sm text-danger' : 'text-sm text-text-soft'}>
        {failure ?? stateTexts[state]}
        {(state === 'sending' || state === 'paused') && (
          <span>
            {' '}
            ({formatBytes(sent)} من {formatBytes(bytes)})
          </span>
        )}
      </p>
      <MediaWarning text={state === 'ready' ? media?.warning : null} />
    </div>
  );
}
