import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { RichTextProps } from './rich-text-editor.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

const importEditor = () =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => RichTextEditor);

type Loaded = ComponentType<RichTextProps> | 'failed' | null;

/**
 * A field of rich text. `value` is the stored HTML; `onChange` gets HTML that the server's sanitiser leaves as it is. The
 * editor is fetched when the field is shown.
 */
export function RichTextField(props: RichTextProps) {
  const [editor, setEditor] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try fetches again
  useEffect(() => {
    let left = false;
    importEditor().then(
      (component) => !left && setEditor(() => component),
      () => !left && setEditor('failed'),
    );
    return () => {
      left = true;
    };
  }, [tries]);

  if (editor === 'failed') {
    return (
      <Notice tone="danger" title={`تعذر فتح محرر «${props.label}»`}>
        <p>نصك محفوظ كما هو. تحقق من الاتصال ثم أعد المحاولة.</p>
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          onClick={() => {
            setEditor(null);
            setTries(tries + 1);
          }}
        >
          أعد المحاولة
        </Button>
      </Notice>
    );
  }
  const Editor = editor;
  if (Editor) return <Editor {...props} />;
  return <RichTextSkeleton label={props.label} hideLabel={props.hideLabel ?? false} />;
}
