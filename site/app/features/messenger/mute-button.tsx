import { IconButton } from '#ui/form/icon-button.tsx';
import { MutedIcon, SoundIcon } from '#ui/ornament/icons.ts';
import { setMuted, useSound } from './sound.ts';

/** Whether a new message sounds. */
export function MuteButton() {
  const muted = useSound((state) => state.muted);
  return (
    <IconButton
      label="صوت الرسائل الجديدة"
      aria-pressed={!muted}
      title={muted ? 'الصوت مكتوم' : 'الصوت مسموع'}
      onClick={() => setMuted(!muted)}
    >
      {muted ? <MutedIcon /> : <SoundIcon />}
    </IconButton>
  );
}
