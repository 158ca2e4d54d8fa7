import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives, rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import type { RunError } from '#assessment/runner/index.ts';
import { Button } from '#ui/form/button.tsx';
import { MarkBadge } from '#ui/list/mark-badge.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import type { Submit } from './use-submission.ts';

interface SubmissionResultProps {
  submit: Submit;
  /** Why the program crashed, in words. */
  explain(error: RunError): ReactNode;
}

function passedText(right: number, of: number): string {
  return right === 0
    ? wording`لم ينجح برنامجك في أي {=اختبار} مخفي من ${of}.`
    : `نجح برنامجك في ${countLabel(right, rareNouns.test, 'genitive', adjectives.hidden)} من ${of}.`;
}

/** How submitting stands, and in the end its mark. */
export function SubmissionResult({ submit: { state, stop }, explain }: SubmissionResultProps) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'waiting') {
    return (
      <Notice
        tone="warning"
        title="لا يوجد اتصال الآن"
        action={
          <Button size="sm" variant="secondary" onClick={stop}>
            لا تسلّم
          </Button>
        }
      >
        نسلّم حلّك تلقائيًا حين يعود الاتصال.{' '}
        {state.stored
          ? wording`هو محفوظ في هذا المتصفح: إن أغلقت الصفحة سلّمناه حين تفتح التمرين مرة أخرى.`
          : 'أبقِ هذه الصفحة مفتوحة.'}
      </Notice>
    );
  }
  if (state.kind === 'running') {
    const value = state.all === 0 ? null : state.done / state.all;
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="text-sm text-text-soft">
          {state.all === 0
            ? wording`جارٍ تشغيل {=الاختبارات}…`
            : wording`تُشغَّل {=الاختبارات} المخفية: ${formatNumber(state.done)} من ${formatNumber(state.all)}`}
        </p>
        <ProgressBar value={value} label={wording`{=الاختبارات} المخفية`} />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Notice tone="danger" title="تعذر تسليم الحل">
        {state.text}
      </Notice>
    );
  }
  const { crash } = state;
  const { solved, mark, passed } = state.result;
  if (mark === null) {
    return solved ? (
      <Notice tone="success" title={wording`حللت التمرين`}>
        {wording`نجحت {=الاختبارات} كلها، {lecture:وسُجّلت|وسُجّل} المحاضرة {lecture:منجزة|منجزًا}. {exercise:هذا|هذه} التمرين بلا درجة.`}
      </Notice>
    ) : (
      <Notice tone="warning" title="لم يكتمل الحل بعد">
        {wording`سُلّم حلّك، وفيه {=اختبار} لم ينجح. عدّله ثم سلّمه مرة أخرى.`}
      </Notice>
    );
  }
  const right = passed.filter(Boolean).length;
  const score = passedText(right, passed.length);
  const next = crash
    ? 'توقف بخطأ قبل أن يكمل: اقرأ سببه وأصلحه ثم سلّمه مرة أخرى.'
    : 'جرّبه بمُدخلات غير التي تراها ثم سلّمه مرة أخرى.';
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone={solved ? 'success' : 'warning'}
        title={solved ? wording`حللت التمرين` : 'لم يكتمل الحل بعد'}
        action={<MarkBadge mark={mark} />}
      >
        {solved ? wording`نجح برنامجك في {=الاختبارات} المخفية كلها.` : `${score} ${next}`}
      </Notice>
      {!solved && crash && explain(crash)}
    </div>
  );
}
