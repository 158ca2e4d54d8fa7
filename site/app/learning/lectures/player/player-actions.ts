import { countLabel } from '@nibras/contract/text/count.ts';
import { clock } from './clock.ts';
import { type Command, seekStep } from './player-keys.ts';
import { chapterBeside, type VideoChapter } from './time-line.ts';

/** The speeds of the menu and of the keys. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** The length of a frame of an ordinary recording, in seconds. */
const frame = 1 / 30;
const volumeStep = 0.1;

interface PlayerParts {
  media: HTMLMediaElement;
  /** In the order of their starts. */
  chapters: readonly VideoChapter[];
  play(): void;
  toggleCaptions(): string | null;
  toggleFullScreen(): void;
  toggleFloating(): void;
  openNext(): void;
  showKeys(): void;
}

/** Seeks by so many seconds, inside the video. */
export function seekBy(media: HTMLMediaElement, seconds: number): void {
  const end = Number.isFinite(media.duration) ? media.duration : 0;
  media.currentTime = Math.min(end, Math.max(0, media.currentTime + seconds));
}

function stepSpeed(media: HTMLMediaElement, by: 1 | -1) {
  const near = speeds.findIndex((speed) => speed >= media.playbackRate - 0.001);
  const at = near < 0 ? speeds.length - 1 : near;
  media.playbackRate = speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1;
}

function stepVolume(media: HTMLMediaElement, by: 1 | -1) {
  const now = media.muted ? 0 : media.volume;
  media.volume = Math.min(1, Math.max(0, Math.round((now + by * volumeStep) * 10) / 10));
  media.muted = media.volume === 0;
}

/** A volume as text: «60%». */
export const volumeText = (volume: number): string => `${Math.round(volume * 100)}%`;
export const speedText = (speed: number): string => (speed === 1 ? 'عادية' : `${speed}×`);

/**
 * Runs a command of the keyboard.
 * @param tenth for `jump`: the tenth of the video, 0 to 9
 * @returns what to say about it; null where the picture shows it
 */
export function runCommand(command: Command, tenth: number, parts: PlayerParts): string | null {
  const { media } = parts;
  switch (command) {
    case 'pause':
      if (media.paused) parts.play();
      else media.pause();
      return null;
    case 'forward':
      seekBy(media, seekStep);
      return `تقدّمت ${countLabel(seekStep, 'second', 'accusative')}`;
    case 'back':
      seekBy(media, -seekStep);
      return `رجعت ${countLabel(seekStep, 'second', 'accusative')}`;
    case 'jump':
      media.currentTime = (media.duration * tenth) / 10 || 0;
      return clock(media.currentTime);
    case 'start':
      media.currentTime = 0;
      return null;
    case 'end':
      media.currentTime = media.duration || 0;
      return null;
    case 'frameForward':
    case 'frameBack':
      if (media.paused) seekBy(media, command === 'frameForward' ? frame : -frame);
      return null;
    case 'faster':
    case 'slower':
      stepSpeed(media, command === 'faster' ? 1 : -1);
      return `السرعة ${speedText(media.playbackRate)}`;
    case 'louder':
    case 'quieter':
      stepVolume(media, command === 'louder' ? 1 : -1);
      return `الصوت ${volumeText(media.volume)}`;
    case 'mute':
      media.muted = !media.muted;
      return media.muted ? 'الصوت مكتوم' : `الصوت ${volumeText(media.volume)}`;
    case 'captions':
      return parts.toggleCaptions();
    case 'fullscreen':
      parts.toggleFullScreen();
      return null;
    case 'pip':
      parts.toggleFloating();
      return null;
    case 'next':
      parts.openNext();
      return null;
    case 'chapterForward':
    case 'chapterBack': {
      const chapter = chapterBeside(parts.chapters, media.currentTime, command === 'chapterBack');
      if (chapter) media.currentTime = chapter.start;
      return chapter?.title ?? null;
    }
    case 'keys':
      parts.showKeys();
      return null;
  }
}
