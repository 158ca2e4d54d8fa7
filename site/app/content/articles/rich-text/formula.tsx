import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

/** Blocks whose width a formula in a line may take. */
const columns = 'p, li, td, th, dd, h2, h3, h4, blockquote, figcaption, div';

/** Whether a drawn formula is wider than its column; Chromium and Safari break none over lines. */
function useIsWide(place: RefObject<HTMLElement | null>, isDrawn: boolean): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const column = place.current?.closest(columns);
    const drawn = place.current?.firstElementChild;
    if (!isDrawn || !column || !drawn) return;
    const observer = new ResizeObserver(() =>
      setWide(drawn.getBoundingClientRect().width > column.clientWidth),
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, [place, isDrawn]);
  return isWide;
}

interface FormulaProps {
  tex: string;
  /** Stands on a line of its own. */
  isBlock: boolean;
}

/** A formula, left to right: its TeX until what draws it has come, and where it cannot be drawn. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isWide = useIsWide(place, isDrawn);
  const scrolls = isBlock || isWide;
  useEffect(() => {
    let left = false;
    void import('./draw-formula.ts')
      .then(({ drawFormula }) => {
        if (!left && place.current) setDrawn(drawFormula(place.current, { tex, isBlock }));
      })
      // Without a network its source stays.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [tex, isBlock]);
  return (
    <span
      dir="ltr"
      className={cx(scrolls && 'block overflow-x-auto py-1 text-center')}
      // A wide formula scrolls, which needs the keyboard.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'معادلة' })}
    >
      <span ref={place} />
      {!isDrawn && <code>{tex}</code>}
    </span>
  );
}
