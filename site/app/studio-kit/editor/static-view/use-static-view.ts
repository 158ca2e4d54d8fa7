import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { countShownWords } from './count-words.ts';
import { StaticView, type StaticViewOptions } from './static-view.ts';

interface Options extends Omit<StaticViewOptions, 'onWords'> {
  /** The stored HTML. */
  value: string;
}

/** Shows a stored text in an element; null in the first render. `words` is counted until the editor counts them. */
export function useStaticView(root: RefObject<HTMLElement | null>, options: Options) {
  const { value } = options;
  const latest = useRef(options);
  latest.current = options;
  const [view, setView] = useState<StaticView | null>(null);
  const [words, setWords] = useState(0);

  useLayoutEffect(() => {
    const { current: element } = root;
    if (!element) return;
    const count = () => setWords(countShownWords(element));
    const made = new StaticView(element, latest.current.value, () => ({
      ...latest.current,
      onWords: count,
    }));
    count();
    setView(made);
    return () => {
      made.report();
      made.stop();
    };
  }, [root]);

  useLayoutEffect(() => {
    if (view?.show(value)) setWords(countShownWords(view.root));
  }, [view, value]);

  return { view, words, setWords };
}
