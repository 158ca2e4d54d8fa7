import type { KeyValueStore } from '#platform/browser/storage.ts';
import type { QualityChoice } from './quality.ts';

/** What a viewer has chosen in one video and finds in the next. Null or absent: never chosen. */
export interface PlayerSettings {
  /** From 0 to 1. */
  volume: number | null;
  muted: boolean;
  /** The speed; 1 is normal. */
  rate: number | null;
  /** The language of the captions, a BCP 47 tag. */
  language: string | null;
  captions: boolean | null;
  quality: QualityChoice;
  /** What the line carried last, in bits a second. */
  line: number | null;
}

const key = 'player';

/** Lines beyond these are errors of measurement. Bits a second. */
const [slowestLine, fastestLine] = [10_000, 1_000_000_000];
const tallest = 4320;

function readStored(store: KeyValueStore): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const numberIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** The former player stored an object with a height. */
function qualityOf(value: unknown): QualityChoice {
  if (value === 'saver') return value;
  const height =
    typeof value === 'object' && value !== null && 'height' in value ? value.height : value;
  return numberIn(height, 1, tallest) ?? 'auto';
}

/** Reads and stores the player's settings in a browser's storage. What is not valid there reads as never chosen. */
export function playerStorage(store: KeyValueStore) {
  return {
    read(): PlayerSettings {
      const { volume, muted, rate, language, captions, quality, line } = readStored(store);
      return {
        volume: numberIn(volume, 0, 1),
        muted: muted === true,
        rate: numberIn(rate, 0.25, 4),
        language: typeof language === 'string' ? language : null,
        captions: typeof captions === 'boolean' ? captions : null,
        quality: qualityOf(quality),
        line: numberIn(line, slowestLine, fastestLine),
      };
    },
    save(changes: Partial<PlayerSettings>): void {
      store.setItem(key, JSON.stringify({ ...readStored(store), ...changes }));
    },
  };
}
