import type { MediaStorage, SerializedVideoQuality } from '@vidstack/react';
import type { KeyValueStore } from '#platform/browser/storage.ts';

interface Choices {
  volume?: number;
  muted?: boolean;
  rate?: number;
  language?: string | null;
  captions?: boolean;
  quality?: SerializedVideoQuality | null;
}

const key = 'player';

function read(store: KeyValueStore): Choices {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choices) : {};
  } catch {
    return {};
  }
}

const numberIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/**
 * Remembers how a person likes to watch: volume, speed, captions and their language, quality. Where to start is asked
 * anew whenever a film is loaded, since it may be loaded in the middle.
 */
export function playerStorage(store: KeyValueStore, startAt: () => number): MediaStorage {
  async function choose(choice: Choices) {
    store.setItem(key, JSON.stringify({ ...read(store), ...choice }));
  }
  return {
    getVolume: async () => numberIn(read(store).volume, 0, 1),
    setVolume: (volume) => choose({ volume }),
    getMuted: async () => read(store).muted === true,
    setMuted: (muted) => choose({ muted }),
    getPlaybackRate: async () => numberIn(read(store).rate, 0.25, 4),
    setPlaybackRate: (rate) => choose({ rate }),
    getLang: async () => read(store).language ?? null,
    setLang: (language) => choose({ language }),
    getCaptions: async () => read(store).captions ?? null,
    setCaptions: (captions) => choose({ captions }),
    getVideoQuality: async () => read(store).quality ?? null,
    setVideoQuality: (quality) => choose({ quality }),
    // A boosted sound is for one badly recorded lecture, and hurts in the next.
    getAudioGain: async () => null,
    getTime: async () => startAt(),
  };
}
