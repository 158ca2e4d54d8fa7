import { IconButton } from '#ui/form/icon-button.tsx';
import { MutedIcon, SoundIcon } from '#ui/ornament/icons.ts';
import { setMuted, useSound } from './sound.ts';

/** Turns the sound of new messages on or off. */
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
