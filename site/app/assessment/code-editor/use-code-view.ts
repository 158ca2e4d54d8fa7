import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeEditorProps } from './types.ts';
import type { CodeView } from './view/code-view.ts';

interface Shown extends CodeEditorProps {
  active: string;
  isReadOnly: boolean;
  onFocus(hasFocus: boolean): void;
  change(name: string, code: string): void;
}

/** On a narrow screen long lines are broken, since two fingers cannot scroll and select at once. */
const isNarrow = () => window.matchMedia('(max-width: 40rem)').matches;

/** Loads the editor and keeps it as the properties are; null until it is there, or where it could not be loaded. */
export function useCodeView(props: Shown) {
  const { language, storageKey, label, files, active, isReadOnly, errorAt, waits } = props;
  const latest = useRef(props);
  latest.current = props;
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the text field had the caret when the editor took its place. */
  const caret = useRef<[number, number] | null>(null);
  const [view, setView] = useState<CodeView | null>(null);
  /** What waits for the end of a composed character in the text field; null while none is composed. */
  const composed = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    if (waits) return;
    let made: CodeView | null = null;
    let left = false;
    const options = () => {
      const { files, active, isReadOnly } = latest.current;
      return {
        files,
        active,
        language,
        storageKey,
        label,
        readOnly: isReadOnly,
        wrap: isNarrow(),
        onRun: () => latest.current.onRun?.(),
        onFocus: (hasFocus: boolean) => latest.current.onFocus(hasFocus),
        onChange: (name: string, code: string) => latest.current.change(name, code),
      };
    };
    void import('./view/code-view.ts')
      .then(({ openCodeView }) => openCodeView(options))
      .then(async (make) => {
        await new Promise<void>((resolve) => {
          if (composed.current) composed.current.push(resolve);
          else resolve();
        });
        if (left || !host.current) return;
        const { current: text } = field;
        const hadFocus = text !== null && text === document.activeElement;
        caret.current = hadFocus ? [text.selectionStart, text.selectionEnd] : null;
        made = make(host.current);
        setView(made);
      })
      // A lost connection: the text field stays.
      .catch(() => undefined);
    return () => {
      left = true;
      setView(null);
      made?.destroy();
    };
  }, [waits, language, storageKey, label]);

  useLayoutEffect(() => {
    if (view && caret.current) view.focus(caret.current);
  }, [view]);
  useEffect(() => view?.setFiles(files), [view, files]);
  useEffect(() => view?.show(active), [view, active]);
  useEffect(() => view?.setReadOnly(isReadOnly, latest.current.files), [view, isReadOnly]);
  const errorFile = errorAt ? (errorAt.file ?? files[0]?.name) : undefined;
  const errorLine = errorAt?.line;
  useEffect(() => {
    const place =
      errorFile === undefined || errorLine === undefined
        ? null
        : { file: errorFile, line: errorLine };
    view?.markError(place);
  }, [view, errorFile, errorLine]);

  function onCompose(isComposing: boolean) {
    for (const resolve of composed.current ?? []) resolve();
    composed.current = isComposing ? [] : null;
  }
  return { view, host, field, onCompose, errorFile, errorLine };
}
