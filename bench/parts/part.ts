import type { Load } from '../load.ts';
import type { Section } from '../report.ts';
import type { Worlds } from '../world.ts';

/** What every part of the bench uses. */
export interface Bench {
  worlds: Worlds;
  load: Load;
}

export type Part = (bench: Bench) => Promise<Section>;
