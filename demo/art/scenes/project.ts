import type { View } from '../frames.ts';
import type { Hue } from '../palette.ts';

/** A project's hue and its screens: the main picture first, then the gallery in order. */
export interface Project {
  hue: Hue;
  views: readonly View[];
}
