import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { CaptionsMenu } from './captions-menu.tsx';
import { clock } from './clock.ts';
import { PlayerButton, PlayerTip } from './player-button.tsx';
import {
  BackTenIcon,
  FloatingIcon,
  ForwardTenIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  NextLectureIcon,
  PauseIcon,
  PlayerPlayIcon,
} from './player-icons.ts';
import type { Command } from './player-keys.ts';
import { SettingsMenu, type SettingsMenuProps } from './settings-menu.tsx';
import type { VideoChapter, VideoPreviews } from './time-line.ts';
import { TimeSlider } from './time-slider.tsx';
import type { VideoCaptions } from './use-captions.ts';
import type { Full } from './use-full-screen.ts';
import { useDuration, usePaused, useSeconds } from './use-media-value.ts';
import { VolumeControl } from './volume-control.tsx';

export interface NextLecture {
  name: string;
  path: string;
}

export type OpenMenu = 'captions' | 'settings' | null;

interface PlayerControlsProps {
  media: HTMLMediaElement | null;
  captions: readonly VideoCaptions[];
  language: string | null;
  onLanguage(language: string | null): void;
  chapters: readonly VideoChapter[];
  questionSeconds: readonly number[];
  previews: VideoPreviews | undefined;
  next: NextLecture | undefined;
  full: Full;
  /** Whether the browser can show the video in a floating window. */
  canFloat: boolean;
  menu: OpenMenu;
  onMenu(menu: OpenMenu): void;
  settings: Omit<
    SettingsMenuProps,
    'media' | 'chapters' | 'isOpen' | 'onOpenChange' | 'onFloating' | 'next' | 'onKeys'
  >;
  run(command: Command): void;
}

/** The player's controls: in the middle of a narrow player, and in the row below its time line. */
export function PlayerControls(props: PlayerControlsProps) {
  const { media, captions, next, full, canFloat, menu, onMenu, run } = props;
  const paused = usePaused(media);
  const [playLabel, playIcon] = paused
    ? (['شغّل', <PlayerPlayIcon key="play" />] as const)
    : (['أوقف مؤقتًا', <PauseIcon key="pause" />] as const);
  const fullLabels = full ? 'أنهِ ملء الشاشة' : 'املأ الشاشة';
  const main = (
    <>
      <PlayerButton label="ارجع 10 ثوانٍ" icon={<BackTenIcon />} onClick={() => run('back')} />
      <PlayerButton
        label={playLabel}
        icon={playIcon}
        className="player-play"
        onClick={() => run('pause')}
      />
      <PlayerButton label="تقدّم 10 ثوانٍ" icon={<ForwardTenIcon />} onClick={() => run('forward')} />
    </>
  );
  return (
    <div className="player-controls">
      <div className="player-middle">{main}</div>
      <div className="player-bottom">
        <TimeSlider
          media={media}
          chapters={props.chapters}
          questionSeconds={props.questionSeconds}
          previews={props.previews}
        />
        <div className="player-row">
          <div className="player-main">{main}</div>
          <VolumeControl media={media} />
          <PlayerClock media={media} />
          <span className="player-space" />
          {next && (
            <Link
              to={next.path}
              state={{ playOn: true }}
              className="player-button player-wide"
              aria-label={wording`المحاضرة {التالية|التالي}: ${next.name}`}
            >
              <NextLectureIcon />
              <PlayerTip>{next.name}</PlayerTip>
            </Link>
          )}
          {captions.length > 0 && (
            <CaptionsMenu
              captions={captions}
              language={props.language}
              isOpen={menu === 'captions'}
              onOpenChange={(open) => onMenu(open ? 'captions' : null)}
              onChoose={props.onLanguage}
            />
          )}
          <SettingsMenu
            {...props.settings}
            media={media}
            chapters={props.chapters}
            isOpen={menu === 'settings'}
            onOpenChange={(open) => onMenu(open ? 'settings' : null)}
            onFloating={canFloat ? () => run('pip') : undefined}
            next={
              next && {
                label: wording`المحاضرة {التالية|التالي}`,
                open: () => run('next'),
              }
            }
            onKeys={() => run('keys')}
          />
          {canFloat && (
            <PlayerButton
              label="نافذة عائمة"
              icon={<FloatingIcon />}
              className="player-wide"
              onClick={() => run('pip')}
            />
          )}
          <PlayerButton
            label={fullLabels}
            icon={full ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
            onClick={() => run('fullscreen')}
          />
        </div>
      </div>
    </div>
  );
}

/** The time of now and the whole length. */
function PlayerClock({ media }: { media: HTMLMediaElement | null }) {
  const seconds = useSeconds(media);
  const duration = useDuration(media);
  return (
    <div className="player-clock">
      {clock(seconds)} <span className="player-clock-whole">/ {clock(duration)}</span>
    </div>
  );
}
