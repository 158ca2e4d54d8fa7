import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import type { StudioCaptions } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { cancelMachine, machineQuery } from './calls.ts';
import { captionTexts, shownTime } from './caption-texts.ts';
import type { Captions } from './use-captions.ts';

/** The draft by machine that is being made, or why it failed. */
export function MachineNote({ item, captions }: { item: StudioCaptions; captions: Captions }) {
  const isMade = item.machine !== null && item.machine.state !== 'failed';
  const { data } = useQuery(machineQuery(item.id, isMade));
  const { editor } = captions.edited;
  const reload = useEffectEvent(() => void editor.load());
  const state = data?.machine?.state ?? 'none';
  useEffect(() => {
    if (isMade && data && state !== 'waiting' && state !== 'running') reload();
  }, [isMade, data, state]);
  const cancel = useAsyncAction(async () => {
    try {
      await cancelMachine(item.id);
      await editor.load();
    } catch (error) {
      toastFailure('تعذر الإلغاء', error);
    }
  });
  if (item.machine === null) return null;
  const { failure } = item.machine;
  const action = (
    <Button size="sm" variant="ghost" loading={cancel.busy} onClick={() => void cancel.run()}>
      {failure === null ? 'ألغِ' : 'فهمت'}
    </Button>
  );
  if (failure !== null) {
    return (
      <Notice tone="danger" title="تعذرت كتابة المسودة" action={action}>
        {failure}
      </Notice>
    );
  }
  return (
    <Notice tone="info" action={action}>
      {(data?.machine ?? item.machine).state === 'waiting'
        ? 'تنتظر المسودة دورها. يمكنك إغلاق الصفحة.'
        : 'يكتب الجهاز المسودة الآن. تحلّ محلّ الأسطر حين تكتمل، ويمكنك إغلاق الصفحة.'}
    </Notice>
  );
}

/** What learners have of these captions, where that is not what stands here. */
export function StateNote({ item }: { item: StudioCaptions }) {
  if (item.state === 'draft') {
    return (
      <Notice tone="warning" title={captionTexts.draft.title}>
        {captionTexts.draft.text}
      </Notice>
    );
  }
  if (item.file_changed) return <Notice tone="warning">{captionTexts.fileChanged}</Notice>;
  if (item.unconfirmed) {
    return (
      <Notice tone="info">
        {item.confirmed ? captionTexts.unconfirmed : captionTexts.neverConfirmed}
      </Notice>
    );
  }
  if (!item.waits) return null;
  return (
    <Notice tone="info">
      {captionTexts.waits}{' '}
      <Link to={`/studio/lectures/${item.lecture.id}`}>{captionTexts.publish}</Link>
    </Notice>
  );
}

/** A line that was changed here and elsewhere: both texts, until the person has chosen. */
export function ConflictNotes({ captions }: { captions: Captions }) {
  const { conflicts, edited } = captions;
  const [name] = conflicts;
  if (name === undefined) return null;
  const field = edited.field(name);
  const { conflict } = field;
  if (!conflict) return null;
  const choices: [label: string, line: CaptionLine | null, choose: () => void][] = [
    ['احفظ نصي', field.value, conflict.keepMine],
    ['خذ النص الآخر', conflict.value, conflict.takeTheirs],
  ];
  return (
    <Notice tone="warning" title={captionTexts.conflict}>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {choices.map(([label, line, choose]) => (
          <div key={label} className="flex min-w-0 flex-col gap-2">
            <p
              dir={textDirection(line?.text)}
              className="grow rounded-sm border border-line bg-raised p-2 whitespace-pre-wrap"
            >
              {line ? (
                <>
                  <bdi dir="ltr" className="text-sm text-text-soft">
                    {shownTime(line.start)}
                  </bdi>{' '}
                  {line.text || '(فارغ)'}
                </>
              ) : (
                '(محذوف)'
              )}
            </p>
            <Button size="sm" variant="secondary" onClick={choose}>
              {label}
            </Button>
          </div>
        ))}
      </div>
    </Notice>
  );
}
