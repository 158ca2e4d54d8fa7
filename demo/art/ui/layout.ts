/** Laying out screens from right to left: a block fills the box that it is given. */
import { box } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER, type Tone } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { path } from '../svg.ts';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Ui {
  s: Sheet;
  accent: string;
  deep: string;
  soft: string;
  line: string;
  text: string;
  muted: string;
  page: string;
  lamp: string;
}

export type Block = (ui: Ui, b: Box) => string;
type Part = readonly [size: number, block: Block];

export function uiOf(s: Sheet, tone: Tone): Ui {
  return {
    s,
    accent: tone.base,
    deep: mix(tone.base, tone.ground, 0.6),
    soft: mix(PAPER, tone.hue, 0.16),
    line: mix('#E4E2DC', tone.hue, 0.1),
    text: mix(INK_900, tone.ground, 0.4),
    muted: mix('#BDBCC4', tone.hue, 0.12),
    page: '#FAFAF7',
    lamp: mix(LAMP, CREAM, 0.05),
  };
}

/** Parts one under another. A size up to 1 is a share of what the fixed ones leave. */
function split(total: number, parts: readonly Part[], gap: number): number[] {
  const fixed = parts.reduce((sum, [size]) => sum + (size > 1 ? size : 0), 0);
  const free = total - fixed - gap * (parts.length - 1);
  const shares = parts.reduce((sum, [size]) => sum + (size <= 1 ? size : 0), 0) || 1;
  return parts.map(([size]) => (size > 1 ? size : (free * size) / shares));
}

export function rows(gap: number, ...parts: Part[]): Block {
  return (ui, b) => {
    let y = b.y;
    return split(b.h, parts, gap)
      .map((h, i) => {
        const svg = parts[i]?.[1](ui, { ...b, y, h }) ?? '';
        y += h + gap;
        return svg;
      })
      .join('');
  };
}

/** Parts side by side, the first at the right. */
export function cols(gap: number, ...parts: Part[]): Block {
  return (ui, b) => {
    let end = b.x + b.w;
    return split(b.w, parts, gap)
      .map((w, i) => {
        const svg = parts[i]?.[1](ui, { ...b, x: end - w, w }) ?? '';
        end -= w + gap;
        return svg;
      })
      .join('');
  };
}

export function grid(
  columns: number,
  lines: number,
  gap: number,
  cell: (i: number) => Block,
): Block {
  return (ui, b) => {
    const w = (b.w - gap * (columns - 1)) / columns;
    const h = (b.h - gap * (lines - 1)) / lines;
    return Array.from({ length: columns * lines }, (_, i) => {
      const x = b.x + b.w - w - (i % columns) * (w + gap);
      return cell(i)(ui, { x, y: b.y + Math.floor(i / columns) * (h + gap), w, h });
    }).join('');
  };
}

export function pad(n: number, block: Block, top = n): Block {
  return (ui, b) => block(ui, { x: b.x + n, y: b.y + top, w: b.w - 2 * n, h: b.h - top - n });
}

export function card(
  inner: Block,
  o: { pad?: number; fill?: (ui: Ui) => string; r?: number } = {},
): Block {
  const { pad: p = 14, fill = () => '#FFFFFF', r = 12 } = o;
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h, r), { fill: fill(ui), stroke: ui.line, 'stroke-width': 1.4 }) +
    pad(p, inner)(ui, b);
}

export function stack(...blocks: Block[]): Block {
  return (ui, b) => blocks.map((block) => block(ui, b)).join('');
}

export const empty: Block = () => '';
