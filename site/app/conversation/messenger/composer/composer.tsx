import { messenger as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { controlClass } from '#ui/form/input.tsx';
import { AttachmentIcon, SendIcon } from '#ui/ornament/icons.ts';
import { acceptedFiles, attachmentProblem } from './attachment-rules.ts';
import { changeDraft, useDraft } from './drafts.ts';
import { FileChip } from './file-chip.tsx';
import { canSend, sendDraft } from './send.ts';
import { sendButtonClass } from './send-button-class.ts';
import { SendPictureDialog } from './send-picture-dialog.tsx';
import { useSendTyping } from './use-send-typing.ts';

interface ComposerProps {
  id: number;
  /** A message is being sent. */
  sending: boolean;
  /** The user and the conversation are loaded. */
  ready: boolean;
}

/** The form that sends a message, with an optional attachment. */
export function Composer({ id, sending, ready }: ComposerProps) {
  const { text, file } = useDraft(id);
  const name = useSession((state) => state.user?.name ?? '');
  const signedIn = useSession((state) => state.user?.id !== undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const sendTyping = useSendTyping(id);

  const tooLong = text.trim().length - limits.textMaxLength;
  const errorText =
    tooLong > 0
      ? `الرسالة أطول من ${countLabel(limits.textMaxLength, 'letter', 'genitive')} بمقدار ${countLabel(tooLong, 'letter', 'genitive')}. اختصرها أو قسّمها.`
      : problem;
  const maySend = ready && !sending && tooLong <= 0 && canSend({ text, file });

  // Focus only on devices with a mouse: on a phone the on-screen keyboard would cover the messages.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, []);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const invalid = attachmentProblem(chosen);
    setProblem(invalid);
    if (invalid) return;
    changeDraft(id, { file: chosen });
    setPreviewing(chosen.type.startsWith('image/'));
  }

  function send() {
    if (!maySend) return;
    setProblem(null);
    setPreviewing(false);
    void sendDraft(id, name);
    box.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition Enter accepts the candidate.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      aria-label="كتابة رسالة"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="shrink-0 border-t border-line bg-surface px-2 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-5"
    >
      {errorText && (
        <p id={problemId} role="alert" className="px-2 pb-2 text-sm text-danger">
          {errorText}
        </p>
      )}
      {file && !previewing && (
        <FileChip file={file} onRemove={() => changeDraft(id, { file: null })} />
      )}
      <div className="flex items-end gap-1.5 sm:gap-2.5">
        <IconButton label="إرفاق ملف" onClick={() => chooser.current?.click()} className="mb-0.5">
          <AttachmentIcon />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          accept={acceptedFiles}
          aria-label="ملف مرفق"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Without this, choosing the same file again fires no change event.
            event.target.value = '';
          }}
        />
        <textarea
          ref={box}
          dir="auto"
          rows={1}
          value={text}
          aria-label="نص الرسالة"
          aria-invalid={tooLong > 0}
          aria-describedby={errorText ? problemId : undefined}
          placeholder="اكتب رسالتك…"
          enterKeyHint="send"
          disabled={!signedIn}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            changeDraft(id, { text: event.target.value });
            sendTyping();
          }}
          onPaste={(event) => {
            const [pasted] = event.clipboardData.files;
            if (!pasted) return;
            event.preventDefault();
            choose(pasted);
          }}
          className={cx(
            controlClass,
            'field-sizing-content max-h-40 min-h-12 grow resize-none rounded-xl px-4 py-2.5 text-start',
          )}
        />
        <button type="submit" disabled={!maySend} className={cx(sendButtonClass, 'mb-0.5')}>
          <SendIcon className="size-5.5" />
          <span className="sr-only">إرسال</span>
        </button>
      </div>
      {file && previewing && (
        <SendPictureDialog
          file={file}
          onSend={send}
          onCancel={() => {
            setPreviewing(false);
            changeDraft(id, { file: null });
          }}
        />
      )}
    </form>
  );
}
