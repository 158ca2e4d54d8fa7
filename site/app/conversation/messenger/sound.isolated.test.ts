import { messenger as limits } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '#platform/browser/storage.ts';
import { chime, setMuted, useSound } from './sound.ts';

const stops: number[] = [];
const started = vi.fn();

function fakeAudio() {
  const volume = {
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => undefined,
  };
  return {
    currentTime: 5,
    destination: {},
    createGain: () => volume,
    createOscillator: () => ({
      type: '',
      frequency: { value: 0 },
      connect: () => volume,
      start: started,
      stop: (at: number) => stops.push(at),
    }),
  };
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', vi.fn(fakeAudio));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  localStore.removeItem('chat-heard');
});
afterEach(() => {
  vi.unstubAllGlobals();
  stops.length = 0;
  started.mockClear();
  setMuted(false);
});

it('the sound stops after 1 second', () => {
  chime(1);
  expect(started).toHaveBeenCalled();
  expect(new Set(stops)).toEqual(new Set([5 + limits.soundCut / 1000]));
});

it('a message plays the sound once, in one tab of the browser', () => {
  chime(2);
  chime(2);
  expect(started).toHaveBeenCalledTimes(2);
});

it('a muted chat plays no sound, and the choice is stored', () => {
  setMuted(true);
  chime(3);
  expect(started).not.toHaveBeenCalled();
  expect(localStore.getItem('chat-muted')).toBe('1');
  setMuted(false);
  expect(localStore.getItem('chat-muted')).toBeNull();
  expect(useSound.getState().muted).toBe(false);
});

it('no sound is tried before the first user gesture, which browsers would refuse', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  chime(4);
  expect(started).not.toHaveBeenCalled();
});
