import { messenger as limits } from '@nibras/contract/limits.ts';
import { create } from 'zustand';
import { localStore } from '#platform/browser/storage.ts';

const mutedKey = 'chat-muted';
const lastChimeKey = 'chat-heard';

export const useSound = create<{ muted: boolean }>(() => ({
  muted: localStore.getItem(mutedKey) === '1',
}));

/** Mutes or unmutes the sound; the choice is stored in this browser. */
export function setMuted(muted: boolean): void {
  if (muted) localStore.setItem(mutedKey, '1');
  else localStore.removeItem(mutedKey);
  useSound.setState({ muted });
}

/** Two notes a fifth apart: frequency in hertz, start in seconds. */
const notes = [
  { frequency: 587.33, at: 0 },
  { frequency: 880, at: 0.14 },
];
const peakGain = 0.12;

let context: AudioContext | null = null;

/** Plays the sound of a new message for 1 second at most. It is synthesised, so no file is downloaded. */
export function playChime(audio: AudioContext): void {
  const start = audio.currentTime;
  const end = start + limits.soundCut / 1000;
  for (const { frequency, at } of notes) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(peakGain, start + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start + at);
    oscillator.stop(end);
  }
}

/**
 * Plays the sound for a message, in one tab of the browser only. Browsers refuse sound before the first user gesture
 * and log a warning, so nothing is tried until then.
 */
export function chime(messageId: number): void {
  if (useSound.getState().muted || !navigator.userActivation?.hasBeenActive) return;
  if (Number(localStore.getItem(lastChimeKey) ?? 0) >= messageId) return;
  localStore.setItem(lastChimeKey, String(messageId));
  try {
    context ??= new AudioContext();
    playChime(context);
  } catch {
    // The device has no audio output.
  }
}
