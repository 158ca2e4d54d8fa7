import type {
  InboxDetail,
  InboxKind,
  InboxState,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { focusToAnswer } from '#studio-kit/frame/focus-to-answer.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { DownIcon, SendIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { AnswerIcon, NoteIcon } from '../icons.ts';
import { useAnswerDraft, type WrittenField } from './answer-draft.ts';
import { unfilledWords } from './fill-template.ts';
import { otherMarks, sendText, usualMark } from './send-options.ts';
import { TemplateBar } from './template-bar.tsx';
import { useSendAnswer } from './use-send-answer.ts';

interface AnswerFormProps {
  kind: InboxKind;
  item: InboxDetail;
  /** The element with what is being answered. */
  textId: string;
}

const modes: { mode: WrittenField; label: string; icon: typeof AnswerIcon }[] = [
  { mode: 'answer', label: 'جواب بالبريد', icon: AnswerIcon },
  { mode: 'note', label: 'ملاحظة للفريق', icon: NoteIcon },
];

/** Where the answer is written, or a note that only the staff see. What is typed survives a closed tab. */
export function AnswerForm({ kind, item, textId }: AnswerFormProps) {
  const [mode, setMode] = useState<WrittenField>('answer');
  const { texts, write } = useAnswerDraft(kind, item.id);
  const [template, setTemplate] = useState<InboxState | null>(null);
  const { busy, sendAnswer, addNote } = useSendAnswer(kind, item);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnArrival(field, { item, textId });
  const text = texts[mode];
  const mark = usualMark(item.state, template);

  async function send(state: InboxState | null) {
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    const isSent = mode === 'answer' ? await sendAnswer(text.trim(), state) : await addNote(text);
    if (!isSent) return;
    write(mode, '');
    setTemplate(null);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(mark);
  }

  return (
    <section
      aria-label={mode === 'answer' ? 'الجواب' : 'الملاحظة'}
      className="rounded-lg border border-line bg-raised"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2">
        <Modes mode={mode} onChange={setMode} />
        {mode === 'answer' && (
          <TemplateBar
            kind={kind}
            item={item}
            onChoose={({ body, state }) => {
              write('answer', [text.trim(), body].filter(Boolean).join('\n\n'));
              setTemplate(state);
              field.current?.focus();
            }}
          />
        )}
      </div>
      <Textarea
        ref={field}
        rows={4}
        aria-label={mode === 'answer' ? `جوابك إلى ${item.name}` : 'ملاحظة يراها الفريق وحده'}
        aria-describedby={textId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        maxLength={mode === 'answer' ? limits.answerMaxLength : limits.noteMaxLength}
        placeholder={mode === 'answer' ? 'اكتب جوابك…' : 'ملاحظة يراها الفريق وحده…'}
        value={text}
        onChange={({ target }) => write(mode, target.value)}
        onKeyDown={handleKey}
        className={cx(
          'max-h-[60dvh]! min-h-28! resize-none! sm:min-h-40! rounded-none! border-0! px-5! py-4!',
          mode === 'note' && 'bg-accent-soft/50!',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3 py-2.5">
        <Hint mode={mode} item={item} text={text} />
        {mode === 'note' ? (
          <Button
            size="sm"
            loading={busy}
            loadingLabel="جارٍ الحفظ…"
            onClick={() => void send(null)}
          >
            أضف الملاحظة
          </Button>
        ) : (
          <SendButtons kind={kind} item={item} mark={mark} busy={busy} onSend={send} />
        )}
      </div>
    </section>
  );
}

/** One comes here to answer what nobody has answered yet. */
function useFocusOnArrival(
  field: { current: HTMLTextAreaElement | null },
  { item: { state, answers }, textId }: Pick<AnswerFormProps, 'item' | 'textId'>,
) {
  const isWaiting = useRef(state === 'new' && answers === 0);
  useEffect(() => {
    if (!isWaiting.current || !field.current) return;
    focusToAnswer(field.current, document.getElementById(textId));
  }, [field, textId]);
}

function Modes({ mode, onChange }: { mode: WrittenField; onChange(mode: WrittenField): void }) {
  return (
    <fieldset
      aria-label="ماذا تكتب"
      className="flex shrink-0 rounded-md border border-line-strong bg-raised p-0.5"
    >
      {modes.map(({ mode: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
          className={cx(
            'touch-target relative inline-flex min-h-8 items-center gap-1.5 rounded-sm px-3 text-sm font-medium transition-colors [&>svg]:size-4',
            one === mode ? 'bg-link-soft text-link' : 'text-text-soft hover:bg-sunken',
          )}
        >
          <Icon />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface HintProps {
  mode: WrittenField;
  item: InboxDetail;
  text: string;
}

function Hint({ mode, item, text }: HintProps) {
  const { contact } = useSiteConfig();
  const unfilled = mode === 'answer' ? unfilledWords(text) : [];
  if (unfilled.length > 0) {
    return (
      <p role="status" className="grow basis-48 text-sm text-warning">
        بقي في جوابك ما لم يُملأ: {unfilled.join('، ')}
      </p>
    );
  }
  return (
    <p className="min-w-0 grow basis-48 text-sm wrap-anywhere text-text-faint">
      {mode === 'note' ? (
        'لا تصل إلى المرسل.'
      ) : (
        <>
          إلى <bdi dir="ltr">{item.email}</bdi>
          {contact.email && (
            <>
              ، ويصل رده إلى <bdi dir="ltr">{contact.email}</bdi>
            </>
          )}
        </>
      )}
    </p>
  );
}

interface SendButtonsProps {
  kind: InboxKind;
  item: InboxDetail;
  mark: InboxState | null;
  busy: boolean;
  onSend(state: InboxState | null): Promise<void>;
}

function SendButtons({ kind, item, mark, busy, onSend }: SendButtonsProps) {
  return (
    <div className="flex">
      <Button
        size="sm"
        icon={<SendIcon className="size-4.5" />}
        loading={busy}
        loadingLabel="جارٍ الإرسال…"
        onClick={() => void onSend(mark)}
        className="rounded-e-none!"
      >
        {sendText(kind, mark)}
      </Button>
      <DropdownMenu
        trigger={
          <Button size="sm" className="rounded-s-none! border-s-on-accent/30! px-2!">
            <DownIcon className="size-4.5" />
            <span className="sr-only">أرسل بحالة أخرى</span>
          </Button>
        }
      >
        {otherMarks(kind, item.state, mark).map((state) => (
          <MenuItem key={state ?? 'same'} onSelect={() => void onSend(state)}>
            {state === null ? 'أرسل دون تغيير الحالة' : sendText(kind, state)}
          </MenuItem>
        ))}
      </DropdownMenu>
    </div>
  );
}
