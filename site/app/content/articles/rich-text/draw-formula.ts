import temml from 'temml';
import './formula.css';

/** How far macros of a formula are expanded, and how large it may be drawn, in `em`. */
const limits = { maxExpand: 500, maxSize: [30, 30] as [number, number] };

/**
 * Draws TeX as MathML, which browsers lay out and screen readers read.
 * @returns whether it can be read as TeX; else the place stays empty
 */
export function drawFormula(
  place: HTMLElement,
  { tex, isBlock }: { tex: string; isBlock: boolean },
): boolean {
  try {
    temml.render(tex, place, {
      displayMode: isBlock,
      throwOnError: true,
      annotate: true,
      trust: false,
      ...limits,
    });
    return true;
  } catch {
    place.replaceChildren();
    return false;
  }
}
