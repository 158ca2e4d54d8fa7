import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.ts';

const doneLabels = {
  article: 'أتممت القراءة',
  quiz: 'أتممت الاختبار',
  assignment: 'أتممت الواجب',
} as const;

interface LectureBodyProps {
  type: keyof typeof doneLabels;
  /** HTML that the server has sanitised when it was written. */
  body: string;
  done: boolean;
  onDone(): Promise<void>;
}

/** A lecture that is read: an article's text, a quiz's questions, an assignment's task. */
export function LectureBody({ type, body, done, onDone }: LectureBodyProps) {
  const [saving, setSaving] = useState(false);

  async function finish() {
    setSaving(true);
    await onDone();
    setSaving(false);
  }

  return (
    <article className="rounded-xl border border-line bg-raised p-5 sm:p-8">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server at write */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      <div className="mt-8 border-t border-line pt-6">
        {done ? (
          <p className="flex items-center gap-2 font-semibold text-success">
            <CheckIcon className="size-5" />
            أتممت هذه المحاضرة
          </p>
        ) : (
          <Button icon={<CheckIcon />} loading={saving} loadingLabel="جارٍ الحفظ…" onClick={finish}>
            {doneLabels[type]}
          </Button>
        )}
      </div>
    </article>
  );
}
