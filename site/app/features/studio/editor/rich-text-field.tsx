import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { RichTextProps } from './rich-text-editor.tsx';

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
  return (
    <div className="flex flex-col gap-1.5">
      <p className={props.hideLabel ? 'sr-only' : 'font-medium'}>{props.label}</p>
      <div className="rounded-md border border-line bg-raised p-4">
        <span className="sr-only" role="status">
          جارٍ فتح المحرر…
        </span>
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
