import type { CourseTree, TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { lectureMissingTexts, lectureTypeNames, withoutName } from '../tree-texts.ts';
import { chosenAtFirst, publishPlan } from './publish-plan.ts';

interface PublishDialogProps {
  tree: CourseTree;
  busy: boolean;
  onClose(): void;
  onPublish(lectures: number[]): void;
}

/** Chooses which changed and which new lectures visitors see from now on. */
export function PublishDialog({ tree, busy, onClose, onPublish }: PublishDialogProps) {
  const plan = publishPlan(tree);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(chosenAtFirst(plan)));
  const total = (plan.course ? 1 : 0) + chosen.size;

  function toggle(ids: readonly number[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="md"
      title="ماذا ننشر الآن؟"
      description="ما لا تختاره يبقى كما هو، وتنشره متى شئت."
      footer={
        <>
          <Button
            loading={busy}
            loadingLabel="جارٍ النشر…"
            disabled={total === 0}
            onClick={() => onPublish([...chosen])}
          >
            انشر
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex max-h-[50dvh] flex-col gap-5 overflow-y-auto">
        {plan.course && (
          <p className="rounded-md bg-sunken px-4 py-3">{wording`تفاصيل الكورس وأسماء {course:فصوله|فصولها}: تُنشر معها.`}</p>
        )}
        <Group
          title={wording`تعديلات على محاضرات منشورة`}
          lectures={plan.changed}
          {...{ chosen, toggle }}
        />
        <Group title={wording`محاضرات جديدة`} lectures={plan.ready} {...{ chosen, toggle }} />
        {plan.incomplete.length > 0 && (
          <section className="text-sm text-text-soft">
            <p>{`تنتظر ما ينقصها: ${countLabel(plan.incomplete.length, 'lecture')}`}</p>
            <ul className="mt-1 list-disc ps-5">
              {plan.incomplete.slice(0, 5).map(({ id, name, missing }) => (
                <li key={id}>
                  <bdi className="wrap-anywhere">{name.trim() || withoutName}</bdi>
                  {` (${missing.map((code) => lectureMissingTexts[code]).join('، ')})`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  lectures: TreeLecture[];
  chosen: ReadonlySet<number>;
  toggle(ids: readonly number[], isChosen: boolean): void;
}

function Group({ title, lectures, chosen, toggle }: GroupProps) {
  const id = useId();
  if (lectures.length === 0) return null;
  const ids = lectures.map((lecture) => lecture.id);
  const all = ids.every((one) => chosen.has(one));
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {ids.length > 1 && (
          <button
            type="button"
            onClick={() => toggle(ids, !all)}
            className="touch-target relative text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {all ? 'لا شيء منها' : 'كلها'}
          </button>
        )}
      </div>
      <ul className="mt-1.5 divide-y divide-line rounded-md border border-line">
        {lectures.map((lecture) => (
          <li key={lecture.id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5">
              <input
                type="checkbox"
                checked={chosen.has(lecture.id)}
                onChange={(event) => toggle([lecture.id], event.target.checked)}
                className="size-4.5 shrink-0 accent-link"
              />
              <bdi className="min-w-0 grow wrap-anywhere">{lecture.name.trim() || withoutName}</bdi>
              <Badge>{lectureTypeNames[lecture.type]}</Badge>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
