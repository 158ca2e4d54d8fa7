import type { WaitingText } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ParsedTexts, Rich, useParsedTexts } from '#assessment/quizzes/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { sendMark } from './queries.ts';

interface MarkFormProps {
  text: WaitingText;
  /** How many wait, this one among them. */
  count: number;
  onDone(undo: number): void;
  /** Takes the next one before this; null where there is none. */
  onPutOff: (() => void) | null;
}

/** The points as a number; null where they are not from 0 to `max` with at most two decimals. */
function parsePoints(typed: string, max: number): number | null {
  const text = foldDigits(typed).replace(/[٫,]/, '.').trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const points = Number(text);
  return points <= max ? points : null;
}

/** A learner's text beside what a good answer has, and the points for it. Enter in the points marks and goes on. */
export function MarkForm(props: MarkFormProps) {
  const { text } = props;
  const key = ['marking', text.attempt, text.position];
  const texts = useParsedTexts(key, [text.html, text.guide]);
  if (!texts) return <RowsSkeleton label="ما ينتظر التصحيح" rows={3} />;
  return (
    <ParsedTexts value={texts}>
      <OpenForm {...props} />
    </ParsedTexts>
  );
}

function OpenForm({ text, count, onDone, onPutOff }: MarkFormProps) {
  const { form, submit, sending, control, problem } = useCheckedForm({
    defaultValues: { points: '', note: '' },
    check: ({ points }) => ({
      points:
        parsePoints(points, text.points) === null &&
        `اكتب درجة من 0 إلى ${formatNumber(text.points)}.`,
    }),
  });
  const { setFocus } = form;
  useEffect(() => {
    // Anyone who marks with the keyboard goes on with the keyboard; on a touch screen the text is read first.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) setFocus('points');
  }, [setFocus]);

  async function send({ points, note }: { points: string; note: string }) {
    const given = parsePoints(points, text.points) ?? 0;
    try {
      onDone((await sendMark(text, { points: given, note: note.trim() })).undo);
    } catch (failure) {
      form.setError('points', { type: 'server', message: errorText(failure) });
    }
  }

  return (
    <article className="overflow-hidden rounded-lg border border-line bg-raised">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 border-b border-line px-4 py-3 sm:px-6">
        <h2 className="text-lg">
          <bdi className="wrap-anywhere">{text.student.name}</bdi>
        </h2>
        <span className="text-sm text-text-faint">ينتظر {formatNumber(count)}</span>
        <p className="col-span-2 text-sm wrap-anywhere text-text-soft">
          <Link to={`/studio/lectures/${text.lecture.id}`}>{text.lecture.name}</Link> ·{' '}
          {text.course.name} · سُلّمت <DateText at={text.handed_in_at} withTime />
        </p>
      </header>
      <div className="grid gap-5 p-4 sm:p-6 lg:grid-cols-2">
        <div className="min-w-0">
          <Rich html={text.html} className="mb-4" />
          <h3 className="mb-1 text-sm font-semibold text-text-soft">{wording`إجابة الطالب`}</h3>
          <p
            dir="auto"
            className="rounded-md bg-sunken px-4 py-3 leading-relaxed wrap-anywhere whitespace-pre-line"
          >
            {text.text}
          </p>
        </div>
        <div className="min-w-0">
          <h3 className="mb-1 text-sm font-semibold text-text-soft">ما في الإجابة الجيدة</h3>
          {text.guide ? (
            <Rich html={text.guide} className="mb-5" />
          ) : (
            <p className="mb-5 text-sm text-text-faint">
              لم يُكتب دليل لهذا السؤال. تكتبه في صفحة السؤال.
            </p>
          )}
          <form
            noValidate
            onSubmit={(event) => void submit(send, event)}
            className="flex flex-col gap-4"
          >
            <Field
              label={`الدرجة من ${formatNumber(text.points)}`}
              error={problem('points')}
              {...(text.hint_cost > 0 && {
                hint: `تُخصم منها ${formatNumber(text.hint_cost)} للتلميحات التي فُتحت.`,
              })}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                className="max-w-32"
                {...control('points')}
              />
            </Field>
            <Field label={wording`ملاحظة للطالب`} optional>
              <Textarea rows={3} maxLength={limits.noteMaxLength} {...control('note')} />
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" loading={sending} loadingLabel="جارٍ الحفظ…">
                {onPutOff ? 'احفظ، والتالي' : 'احفظ الدرجة'}
              </Button>
              {onPutOff && (
                <Button type="button" variant="ghost" onClick={onPutOff}>
                  أجّلها
                </Button>
              )}
            </div>
          </form>
        </div>
      </div>
    </article>
  );
}
