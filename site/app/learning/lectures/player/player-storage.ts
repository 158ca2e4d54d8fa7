import type { MediaStorage, SerializedVideoQuality } from '@vidstack/react';
import type { KeyValueStore } from '#platform/browser/storage.ts';

interface PlayerSettings {
  volume?: number;
  muted?: boolean;
  rate?: number;
  language?: string | null;
  captions?: boolean;
  quality?: SerializedVideoQuality | null;
}

const key = 'player';

function read(store: KeyValueStore): PlayerSettings {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as PlayerSettings) : {};
  } catch {
    return {};
  }
}

const numberIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/**
 * Stores the player settings: volume, speed, captions and their language, quality. The start position is asked whenever
 * a video is loaded, since it may be reloaded in the middle.
 */
export function playerStorage(store: KeyValueStore, startAt: () => number): MediaStorage {
  async function save(changes: PlayerSettings) {
    store.setItem(key, JSON.stringify({ ...read(store), ...changes }));
  }
  return {
    getVolume: async () => numberIn(read(store).volume, 0, 1),
    setVolume: (volume) => save({ volume }),
    getMuted: async () => read(store).muted === true,
    setMuted: (muted) => save({ muted }),
    getPlaybackRate: async () => numberIn(read(store).rate, 0.25, 4),
    setPlaybackRate: (rate) => save({ rate }),
    getLang: async () => read(store).language ?? null,
    setLang: (language) => save({ language }),
    getCaptions: async () => read(store).captions ?? null,
    setCaptions: (captions) => save({ captions }),
    getVideoQuality: async () => read(store).quality ?? null,
    setVideoQuality: (quality) => save({ quality }),
    // Not stored: a gain chosen for one quiet recording would be too loud in the next.
    getAudioGain: async () => null,
    getTime: async () => startAt(),
  };
}
