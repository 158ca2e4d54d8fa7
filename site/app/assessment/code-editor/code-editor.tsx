import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { useEffect, useId, useImperativeHandle, useState } from 'react';
import { CodeKeys } from './code-keys.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { PlainCode } from './plain-code.tsx';
import type { CodeEditorProps } from './types.ts';
import { useCodeView } from './use-code-view.ts';
import './code-editor.css';

/**
 * Writes code: highlighted, from left to right, with Arabic comments and texts in their own direction. A text field of
 * the same size stands there until the editor has loaded. Dark in both themes, as code is in texts.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { files, label, readOnly = false, onChange, size = 'medium' } = props;
  const panel = useId();
  const [chosen, setChosen] = useState(files[0]?.name ?? '');
  const [hasFocus, setHasFocus] = useState(false);
  const shown = files.find(({ name }) => name === chosen) ?? files[0];
  const active = shown?.name ?? '';
  const isReadOnly = readOnly || !onChange;
  const change = (name: string, code: string) =>
    onChange?.(files.map((file): CodeFile => (file.name === name ? { ...file, code } : file)));
  const { view, host, field, onCompose, errorFile, errorLine } = useCodeView({
    ...props,
    active,
    isReadOnly,
    onFocus: setHasFocus,
    change,
  });

  useImperativeHandle(props.ref, () => ({
    goTo({ file, line }) {
      const name = file ?? files[0]?.name ?? '';
      setChosen(name);
      view?.goTo(name, line);
    },
    focus: () => (view ? view.focus() : field.current?.focus()),
  }));

  useEffect(() => {
    if (errorFile !== undefined && errorLine !== undefined) setChosen(errorFile);
  }, [errorFile, errorLine]);

  return (
    <div className={`code-block code-editor code-${size}`}>
      {files.length > 1 && (
        <CodeTabs files={files} active={active} panel={panel} onChoose={setChosen} />
      )}
      <div
        id={panel}
        className="code-frame"
        {...(files.length > 1 && { role: 'tabpanel', 'aria-label': active })}
      >
        {!view && shown && (
          <PlainCode
            field={field}
            code={shown.code}
            label={label}
            isReadOnly={isReadOnly || shown.locked === true}
            onChange={(code) => change(active, code)}
            onCompose={onCompose}
          />
        )}
        <div ref={host} dir="ltr" className="code-host" hidden={!view} />
      </div>
      {view && hasFocus && <CodeKeys view={view} />}
    </div>
  );
}
