import { videoChapters as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useMemo, useState } from 'react';
import { formatDuration } from '#content/media/studio/index.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { readChapters, type VideoChapter } from './read-chapters.ts';

interface PasteDialogProps {
  /** What stands in the field at first. */
  text: string;
  /** @returns what found no room */
  onAdd(chapters: readonly VideoChapter[]): VideoChapter[];
  onClose(): void;
}

/** Takes chapters from a pasted text; the lines that cannot be read stay in the field, with their reason. */
export function PasteDialog({ text: first, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState(first);
  const [left, setLeft] = useState<readonly VideoChapter[]>([]);
  const { chapters, unread } = useMemo(() => readChapters(text), [text]);

  function add() {
    const rest = onAdd(chapters);
    setLeft(rest);
    setText(
      [...rest.map(({ start, name }) => `${formatDuration(start)} ${name}`), ...unread].join('\n'),
    );
    if (rest.length === 0 && unread.length === 0) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={wording`ألصق {=الفصول}`}
      description="كل سطر وقت واسم، كما في وصف الفيديو: ‎00:00‎ مقدمة."
      size="lg"
      footer={
        <>
          <Button disabled={chapters.length === 0} onClick={add}>
            {wording`أضف {=الفصول}`}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            أغلق
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="الأسطر" hideLabel>
          <Textarea
            autoFocus
            rows={8}
            value={text}
            maxLength={limits.pastedMaxLength}
            onChange={({ target }) => {
              setLeft([]);
              setText(target.value);
            }}
          />
        </Field>
        {left.length > 0 && (
          <Notice tone="warning" title="بقيت هنا أسطر لم تُضف">
            {wording`في ثوانيها {=فصول} بأسماء أخرى، أو اكتمل العدد: ${limits.perVideo} لكل فيديو.`}
          </Notice>
        )}
        {left.length === 0 && chapters.length > 0 && <ReadList chapters={chapters} />}
        {unread.length > 0 && (
          <Notice tone="warning" title="أسطر لا وقت فيها، أو اسمها أطول من المسموح">
            <ul className="max-h-40 overflow-y-auto">
              {[...new Set(unread)].map((line) => (
                <li key={line} dir="auto" className="text-start wrap-anywhere">
                  {line.slice(0, limits.pastedLineMaxLength)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function ReadList({ chapters }: { chapters: readonly VideoChapter[] }) {
  return (
    <ul
      aria-label={wording`{=فصول} قُرئت من النص`}
      className="flex max-h-48 flex-col gap-1 overflow-y-auto rounded-md bg-sunken p-3 text-sm"
    >
      {[...new Map(chapters.map((one) => [`${one.start} ${one.name}`, one]))].map(([key, one]) => (
        <li key={key} className="flex gap-3">
          <bdi dir="ltr" className="min-w-14 text-end tabular-nums text-text-soft">
            {formatDuration(one.start)}
          </bdi>
          <bdi className="min-w-0 wrap-anywhere">{one.name || 'بلا اسم'}</bdi>
        </li>
      ))}
    </ul>
  );
}
