import { volumeText } from './player-actions.ts';
import { PlayerButton } from './player-button.tsx';
import { NoVolumeIcon, VolumeIcon } from './player-icons.ts';
import { useVolume } from './use-media-value.ts';

/** Mutes the sound; beside it the volume, where there is place and a mouse. Phones have keys for it. */
export function VolumeControl({ media }: { media: HTMLMediaElement | null }) {
  const volume = useVolume(media);
  return (
    <div className="player-volume">
      <PlayerButton
        label={volume === 0 ? 'شغّل الصوت' : 'اكتم الصوت'}
        icon={volume === 0 ? <NoVolumeIcon /> : <VolumeIcon />}
        onClick={() => {
          if (!media) return;
          media.muted = volume > 0;
          if (!media.muted && media.volume === 0) media.volume = 0.5;
        }}
      />
      <input
        type="range"
        data-player-slider=""
        className="player-volume-range"
        aria-label="مستوى الصوت"
        aria-valuetext={volumeText(volume)}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        style={{ '--volume': `${volume * 100}%` } as React.CSSProperties}
        onChange={(event) => {
          if (!media) return;
          media.volume = Number(event.target.value);
          media.muted = media.volume === 0;
        }}
      />
    </div>
  );
}
