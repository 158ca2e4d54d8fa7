import { useEffect, useEffectEvent } from 'react';
import { isForPlayer, type KeyPress, keyOperated, slider } from './key-press.ts';

/** In seconds, as for the player's buttons and the double tap. */
export const seekStep = 10;

export type Command =
  | 'pause'
  | 'forward'
  | 'back'
  | 'fullscreen'
  | 'mute'
  | 'captions'
  | 'pip'
  | 'jump'
  | 'frameBack'
  | 'frameForward'
  | 'slower'
  | 'faster'
  | 'start'
  | 'end'
  | 'louder'
  | 'quieter'
  | 'next'
  | 'chapterForward'
  | 'chapterBack'
  | 'keys';

/** By `code` and not by `key`: on an Arabic keyboard F types «ب». */
const commands: Record<string, Command> = {
  Space: 'pause',
  KeyK: 'pause',
  ArrowRight: 'forward',
  KeyL: 'forward',
  ArrowLeft: 'back',
  KeyJ: 'back',
  KeyF: 'fullscreen',
  KeyM: 'mute',
  KeyC: 'captions',
  KeyI: 'pip',
  Comma: 'frameBack',
  Period: 'frameForward',
};
const shifted: Record<string, Command> = {
  Comma: 'slower',
  Period: 'faster',
  Slash: 'keys',
  KeyN: 'next',
  ArrowRight: 'chapterForward',
  ArrowLeft: 'chapterBack',
};
/** Keys that scroll the page, unless the focus is in the player. */
const inPlayer: Record<string, Command> = {
  Home: 'start',
  End: 'end',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
};

/** The tenth of the video to which a digit's key leads: 0 to 9; null for other keys. */
export function tenthOf({ code }: Pick<KeyPress, 'code'>): number | null {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit === undefined ? null : Number(digit);
}

/** The player command of a key event; null while the user types or operates another element by keyboard. */
export function commandOf(event: KeyPress | KeyboardEvent): Command | null {
  const { shiftKey, code } = event;
  const target = event.target as KeyPress['target'];
  if (!isForPlayer(event)) return null;
  const onSlider = target?.closest(slider);
  if (shiftKey) return shifted[code] ?? null;
  if (tenthOf(event) !== null) return 'jump';
  const focused = target?.closest('.lecture-player');
  const command = commands[code] ?? (focused ? inPlayer[code] : null) ?? null;
  const isLetter = /^(?:Key|Comma|Period)/.test(code);
  if (isLetter || command === null) return command;
  if (code === 'Space') return !onSlider && target?.closest(keyOperated) ? null : command;
  if (onSlider) return null;
  // A button of the player takes no key but the space bar.
  return !focused && target?.closest(keyOperated) ? null : command;
}

/**
 * Handles the player's keys on the whole page.
 * @param run runs a command; `tenth` is that of a digit
 */
export function usePlayerKeys(
  run: (command: Command, tenth: number) => void,
  enabled: boolean,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command, tenthOf(event) ?? 0);
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
