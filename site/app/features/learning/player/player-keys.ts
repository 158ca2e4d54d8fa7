import type { MediaPlayerInstance } from '@vidstack/react';
import { type RefObject, useEffect } from 'react';

/** Seconds; as far as the buttons and the double tap go. */
export const seekStep = 10;

type Command = 'pause' | 'forward' | 'back' | 'fullscreen' | 'mute' | 'captions' | 'pip';

/** By the key's place and not by its letter: on an Arabic keyboard F writes «ب». */
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
/** What does something of its own with these keys, or stands over the page. */
const operated =
  'a[href], button, summary, [role="slider"], [role="tab"], [role^="menu"], [tabindex]:not([tabindex="-1"])';
const over = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
> & { target: Pick<Element, 'closest'> | null };

/** What a key means for the player; null while the person is writing, or uses something else by the keyboard. */
export function commandOf(event: KeyPress | KeyboardEvent): Command | null {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const target = event.target as KeyPress['target'];
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (target?.closest(typing) || target?.closest(over)) return null;
  const command = commands[event.code] ?? null;
  const writes = event.code.startsWith('Key');
  return !writes && target?.closest(operated) ? null : command;
}

function run(player: MediaPlayerInstance, command: Command, event: Event) {
  const { remoteControl: remote, state } = player;
  const seekBy = (seconds: number) =>
    remote.seek(Math.min(state.duration, Math.max(0, state.currentTime + seconds)), event);
  // The time line runs left to right, whatever the page does: the right arrow goes forward.
  if (command === 'forward') seekBy(seekStep);
  else if (command === 'back') seekBy(-seekStep);
  else if (command === 'pause') remote.togglePaused(event);
  else if (command === 'mute') remote.toggleMuted(event);
  else if (command === 'captions') remote.toggleCaptions(event);
  else if (command === 'fullscreen') remote.toggleFullscreen('prefer-media', event);
  else remote.togglePictureInPicture(event);
}

/** The player's keys on the whole page; inside of the player its library knows them, but not on Arabic keyboards. */
export function usePlayerKeys(player: RefObject<MediaPlayerInstance | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const command = commandOf(event);
      if (!command || !player.current?.state.canPlay) return;
      event.preventDefault();
      run(player.current, command, event);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player]);
}
