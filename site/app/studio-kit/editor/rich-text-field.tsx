import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { ErrorIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import './editor.css';
import type { RichTextEditor } from './rich-text-editor.tsx';
import type { ChosenPicture } from './schema/picture.ts';
import type { StaticView } from './static-view/static-view.ts';
import { useStaticView } from './static-view/use-static-view.ts';
import { applyTool, ToolbarPlace } from './toolbar/toolbar-place.tsx';
import type { Tool } from './toolbar/tools.ts';
import { useNear } from './use-near.ts';
import { WordCount } from './word-count.tsx';

export interface RichTextProps {
  /** The stored HTML. */
  value: string;
  onChange(html: string): void;
  label: string;
  /** Hides the label visually, where the text is the page's own subject. */
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  /** Lets the author choose a picture of the library; null where they chose none. */
  choosePicture?(): Promise<ChosenPicture | null>;
}

type Loaded = ComponentType<Parameters<typeof RichTextEditor>[0]> | 'failed' | null;

/** The width at which pictures are shown, as on the page. */
const pictureWidth = 960;

/**
 * A field of rich text. `value` is the stored HTML; `onChange` gets HTML that the server's sanitiser leaves as it is. The
 * text is shown and can be typed in at once; its editor is fetched when a pointer or the focus comes, and takes over in the
 * same element.
 */
export function RichTextField(props: RichTextProps) {
  const { pathname } = useLocation();
  const undoName = `${pathname} ${props.label}`;
  return <Field key={undoName} {...props} undoName={undoName} />;
}

function Field(props: RichTextProps & { undoName: string }) {
  const { value, onChange, label, hideLabel = false, placeholder = 'اكتب هنا…', undoName } = props;
  const { hint, error, disabled = false, choosePicture } = props;
  const id = useId();
  const mediaUrl = useMediaUrl();
  const field = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const pressed = useRef<Tool | null>(null);
  const [isHeld, setHeld] = useState(false);
  const resolve = (src: string) => mediaUrl(src, pictureWidth);
  const { view, words, setWords } = useStaticView(text, {
    value,
    placeholder,
    editable: !disabled,
    resolve,
    onChange,
    onHold: () => setHeld(true),
  });
  const isNear = useNear(field);
  const { editor: Editor, retry } = useEditorModule(isNear || isHeld, view);

  const onReady = useCallback((focused: string | undefined) => {
    const tool = pressed.current ?? focused;
    if (tool && field.current) applyTool(field.current, tool, pressed.current !== null);
    pressed.current = null;
  }, []);
  const toolbarPlace = (
    <ToolbarPlace
      label={label}
      disabled={disabled}
      onPress={(tool) => {
        pressed.current = tool;
      }}
    />
  );
  const note = error ?? hint;

  return (
    <div ref={field} className="flex min-w-0 flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the field by itself */}
      <p
        id={`${id}-label`}
        className={hideLabel ? 'sr-only' : 'self-start font-medium text-text'}
        onClick={() => text.current?.focus()}
      >
        {label}
      </p>
      <div
        className={cx(
          'rounded-md border bg-raised focus-within:border-focus',
          error ? 'border-danger' : hideLabel ? 'border-line' : 'border-line-strong',
        )}
      >
        {view && Editor && Editor !== 'failed' ? (
          <Editor
            view={view}
            fallback={toolbarPlace}
            undoName={undoName}
            value={value}
            onChange={onChange}
            label={label}
            placeholder={placeholder}
            disabled={disabled}
            resolve={resolve}
            choosePicture={choosePicture}
            onWords={setWords}
            onReady={onReady}
          />
        ) : (
          toolbarPlace
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no formatted text */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a disabled text takes no focus, in the editor either */}
        <div
          ref={text}
          id={id}
          className="prose rich-text"
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-note`}
          dir="rtl"
          {...(!disabled && { tabIndex: 0 })}
          contentEditable={!disabled}
        />
        <WordCount words={words} />
      </div>
      {Editor === 'failed' && (
        <Notice tone="danger" title={`تعذر فتح محرر «${label}»`}>
          <p>نصك أمامك، وما تكتبه فيه يُحفظ. تحقق من الاتصال ثم أعد المحاولة لتنسّقه.</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={retry}>
            أعد المحاولة
          </Button>
        </Notice>
      )}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cx(
          'items-start gap-1.5 text-sm',
          note ? 'flex' : 'hidden',
          error ? 'text-danger' : 'text-text-faint',
        )}
      >
        {error && <ErrorIcon className="mt-1 size-4" />}
        {note}
      </p>
    </div>
  );
}

/** Fetches the editor once it is wanted; where it cannot be fetched, each change is saved as it is typed. */
function useEditorModule(isWanted: boolean, view: StaticView | null) {
  const [editor, setEditor] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try fetches again
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor: loaded }) => !left && setEditor(() => loaded),
      () => {
        if (left) return;
        setEditor('failed');
        view?.reportEachChange();
      },
    );
    return () => {
      left = true;
    };
  }, [isWanted, tries, view]);

  function retry() {
    setEditor(null);
    setTries(tries + 1);
  }
  return { editor, retry };
}
