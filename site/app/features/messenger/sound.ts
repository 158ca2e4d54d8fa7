import { messenger as limits } from '@nibras/contract/limits.ts';
import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';

const mutedKey = 'chat-muted';
const lastChimeKey = 'chat-heard';

export const useSound = create<{ muted: boolean }>(() => ({
  muted: localStore.getItem(mutedKey) === '1',
}));

/** The choice is remembered in this browser. */
export function setMuted(muted: boolean): void {
  if (muted) localStore.setItem(mutedKey, '1');
  else localStore.removeItem(mutedKey);
  useSound.setState({ muted });
}

/** Two struck strings, a fifth apart, as of an oud: frequency in hertz, and when it is struck in seconds. */
const strokes = [
  { frequency: 587.33, at: 0 },
  { frequency: 880, at: 0.14 },
];
const loudness = 0.12;

let context: AudioContext | null = null;

/** Plays the sound of a new message, synthesised here: nothing to fetch. It is cut off after 1 second. */
export function playChime(audio: AudioContext): void {
  const start = audio.currentTime;
  const end = start + limits.soundCut / 1000;
  for (const { frequency, at } of strokes) {
    const string = audio.createOscillator();
    const volume = audio.createGain();
    string.type = 'triangle';
    string.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(loudness, start + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    string.connect(volume).connect(audio.destination);
    string.start(start + at);
    string.stop(end);
  }
}

/**
 * Sounds for a message, in one tab of the browser only. Browsers allow no sound before the first touch of a page, and
 * complain where it is tried: until then it stays silent.
 */
export function chime(messageId: number): void {
  if (useSound.getState().muted || !navigator.userActivation?.hasBeenActive) return;
  if (Number(localStore.getItem(lastChimeKey) ?? 0) >= messageId) return;
  localStore.setItem(lastChimeKey, String(messageId));
  try {
    context ??= new AudioContext();
    playChime(context);
  } catch {
    // A device without sound.
  }
}
