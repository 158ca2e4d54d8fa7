import { messenger as limits } from '@nibras/contract/limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '#platform/browser/storage.ts';
import { chime, setMuted, useSound } from './sound.ts';

const stops: number[] = [];
const begun = vi.fn();

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
      start: begun,
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
  begun.mockClear();
  setMuted(false);
});

it('is cut off after 1 second', () => {
  chime(1);
  expect(begun).toHaveBeenCalled();
  expect(new Set(stops)).toEqual(new Set([5 + limits.soundCut / 1000]));
});

it('sounds once for a message, in one tab of the browser', () => {
  chime(2);
  chime(2);
  expect(begun).toHaveBeenCalledTimes(2);
});

it('is silent where it is muted, and the choice is remembered', () => {
  setMuted(true);
  chime(3);
  expect(begun).not.toHaveBeenCalled();
  expect(localStore.getItem('chat-muted')).toBe('1');
  setMuted(false);
  expect(localStore.getItem('chat-muted')).toBeNull();
  expect(useSound.getState().muted).toBe(false);
});

it('is not tried before the page was touched: browsers would complain', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  chime(4);
  expect(begun).not.toHaveBeenCalled();
});
