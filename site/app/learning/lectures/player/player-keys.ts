import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useEffect } from 'react';

/** In seconds, as for the player's buttons and the double tap. */
export const seekStep = 10;

type Command = 'pause' | 'forward' | 'back' | 'fullscreen' | 'mute' | 'captions' | 'pip';

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
};

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that handle Space or the arrow keys themselves. */
const keyOperated =
  'a[href], button, summary, [role="slider"], [role="tab"], [role^="menu"], [tabindex]:not([tabindex="-1"])';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
> & { target: Pick<Element, 'closest'> | null };

/** The player command of a key event; null while the user types or operates another element by keyboard. */
export function commandOf(event: KeyPress | KeyboardEvent): Command | null {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const target = event.target as KeyPress['target'];
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (target?.closest(typing) || target?.closest(overlays)) return null;
  const command = commands[event.code] ?? null;
  const isLetter = event.code.startsWith('Key');
  return !isLetter && target?.closest(keyOperated) ? null : command;
}

function run(player: MediaPlayerInstance, command: Command, event: Event) {
  const { remoteControl: remote, state } = player;
  const seekBy = (seconds: number) =>
    remote.seek(Math.min(state.duration, Math.max(0, state.currentTime + seconds)), event);
  // The time slider runs left to right also on this right-to-left page, so the right arrow seeks forward.
  if (command === 'forward') seekBy(seekStep);
  else if (command === 'back') seekBy(-seekStep);
  else if (command === 'pause') remote.togglePaused(event);
  else if (command === 'mute') remote.toggleMuted(event);
  else if (command === 'captions') remote.toggleCaptions(event);
  else if (command === 'fullscreen') remote.toggleFullscreen('prefer-media', event);
  else remote.togglePictureInPicture(event);
}

/** Handles the player's keys on the whole page; the library does so only in the player, not on Arabic keyboards. */
export function usePlayerKeys(
  player: RefObject<MediaPlayerInstance | null>,
  enabled: boolean,
): void {
  useEffect(() => {
    if (!enabled) return;
    function onKeyDown(event: KeyboardEvent) {
      const command = commandOf(event);
      if (!command || !player.current?.state.canPlay) return;
      event.preventDefault();
      run(player.current, command, event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [player, enabled]);
}
