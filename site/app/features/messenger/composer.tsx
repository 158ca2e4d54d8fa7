import { lettersText } from '@nibras/contract/letters.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
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
  /** A message is on its way. */
  sending: boolean;
  /** The conversation is there to be written in. */
  ready: boolean;
}

/** Where a message is written, and a file attached. */
export function Composer({ id, sending, ready }: ComposerProps) {
  const { text, file } = useDraft(id);
  const name = useSession((state) => state.user?.name ?? '');
  const known = useSession((state) => state.user?.id !== undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const sendTyping = useSendTyping(id);

  const tooLong = text.trim().length - limits.textMaxLength;
  const told =
    tooLong > 0
      ? `الرسالة أطول من ${limits.textMaxLength} حرف بمقدار ${lettersText(tooLong)}. اختصرها أو قسّمها.`
      : problem;
  const may = ready && !sending && tooLong <= 0 && canSend({ text, file });

  // A mouse is there to type with a keyboard; on a phone the keyboard would cover what was opened to be read.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, []);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const wrong = attachmentProblem(chosen);
    setProblem(wrong);
    if (wrong) return;
    changeDraft(id, { file: chosen });
    setPreviewing(chosen.type.startsWith('image/'));
  }

  function send() {
    if (!may) return;
    setProblem(null);
    setPreviewing(false);
    void sendDraft(id, name);
    box.current?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter chooses it.
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
      {told && (
        <p id={problemId} role="alert" className="px-2 pb-2 text-sm text-danger">
          {told}
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
            // The same file may be chosen again after it was removed.
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
          aria-describedby={told ? problemId : undefined}
          placeholder="اكتب رسالتك…"
          enterKeyHint="send"
          disabled={!known}
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
        <button type="submit" disabled={!may} className={cx(sendButtonClass, 'mb-0.5')}>
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
