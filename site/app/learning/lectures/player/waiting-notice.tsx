import { Spinner } from '#ui/ornament/spinner.tsx';
import { HeadphonesIcon } from './player-icons.ts';
import { useOnline } from './use-online.ts';

interface WaitingNoticeProps {
  waiting: 'none' | 'short' | 'long';
  /** Absent where there is no sound alone, or it is playing. */
  onSoundOnly?: (() => void) | undefined;
}

/** Shows that the video waits for its data, and after two seconds why and what helps. Offline the page says it. */
export function WaitingNotice({ waiting, onSoundOnly }: WaitingNoticeProps) {
  const online = useOnline();
  const isLong = waiting === 'long' && online;
  return (
    <>
      {waiting !== 'none' && (
        <span className="player-spinner">
          <Spinner className="size-8" />
        </span>
      )}
      <div role="status" dir="rtl" className="player-waiting">
        {isLong && (onSoundOnly ? 'الاتصال ضعيف، جرّب الصوت وحده.' : 'الاتصال ضعيف، نحمّل ما يلي.')}
      </div>
      {isLong && onSoundOnly && (
        <button type="button" dir="rtl" className="player-sound-only" onClick={onSoundOnly}>
          <HeadphonesIcon />
          الصوت وحده
        </button>
      )}
    </>
  );
}
