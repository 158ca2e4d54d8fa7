import { useEffect, useRef } from 'react';
import { RedoIcon, UndoIcon } from '#ui/ornament/icons.ts';
import type { CodeView } from './view/code-view.ts';
import type { CodeKey } from './view/keys.ts';

const signs = [
  '(',
  '[',
  '{',
  '"',
  "'",
  '`',
  '=',
  '<',
  '>',
  ':',
  ';',
  ',',
  '.',
  '+',
  '-',
  '*',
  '/',
  '%',
  '_',
  '#',
  '!',
  '&',
  '|',
  '$',
];

const names: Readonly<Record<string, string>> = {
  '(': 'قوسان',
  '[': 'قوسان مربعان',
  '{': 'قوسان معقوفان',
  '"': 'علامتا اقتباس',
  "'": 'علامتا اقتباس مفردتان',
  '`': 'علامتا اقتباس مائلتان',
};
const pairs: Readonly<Record<string, string>> = { '(': '()', '[': '[]', '{': '{}' };

const arrows: readonly [CodeKey, string, string][] = [
  ['left', '←', 'يسارًا'],
  ['right', '→', 'يمينًا'],
  ['up', '↑', 'إلى أعلى'],
  ['down', '↓', 'إلى أسفل'],
];

/** Keeps the bar above the keyboard of a phone, which covers the lower part of the window. */
function useAboveKeyboard() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const place = () => {
      const covered = window.innerHeight - visible.height - visible.offsetTop;
      bar.current?.style.setProperty('inset-block-end', `${Math.max(0, covered)}px`);
    };
    place();
    visible.addEventListener('resize', place);
    visible.addEventListener('scroll', place);
    return () => {
      visible.removeEventListener('resize', place);
      visible.removeEventListener('scroll', place);
    };
  }, []);
  return bar;
}

/** The keys that a phone's keyboard hides behind others, shown while the editor has the keyboard. */
export function CodeKeys({ view }: { view: CodeView }) {
  const bar = useAboveKeyboard();
  const key = (name: string, shown: React.ReactNode, press: () => void) => (
    <button key={name} type="button" aria-label={name} tabIndex={-1} onClick={press}>
      {shown}
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="مفاتيح الكود"
      dir="ltr"
      className="code-keys"
      // The editor keeps the keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {key('إزاحة', 'Tab', () => view.press('tab'))}
      {key('تراجع', <UndoIcon />, () => view.press('undo'))}
      {key('أعد', <RedoIcon />, () => view.press('redo'))}
      {arrows.map(([move, shown, name]) => key(name, shown, () => view.press(move)))}
      {signs.map((sign) => key(names[sign] ?? sign, pairs[sign] ?? sign, () => view.type(sign)))}
    </div>
  );
}
