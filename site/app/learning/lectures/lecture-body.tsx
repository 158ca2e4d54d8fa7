import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseRichText, RichText } from '#content/articles/index.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { inOrder, SkeletonText } from '#ui/list/skeleton.tsx';
import { CheckIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { lectureTypes } from './lecture-types.ts';

const typeTexts = {
  article: {
    get empty() {
      return wording`لم يُنشر نص {هذا|هذه} المقال بعد.`;
    },
    get done() {
      return wording`أتممت قراءة {هذا|هذه} المقال`;
    },
  },
  quiz: {
    hint: 'أجب عن الأسئلة ثم قارن إجاباتك بمفتاح الإجابة.',
    get empty() {
      return wording`لم تُنشر أسئلة {هذا|هذه} الاختبار بعد.`;
    },
    get done() {
      return wording`أنجزت {هذا|هذه} الاختبار`;
    },
  },
  assignment: {
    hint: 'نفّذ المطلوب على جهازك، وراجع معايير القبول قبل أن تنتقل إلى ما بعدها.',
    empty: 'لم يُنشر نص هذه المهمة بعد.',
    done: 'أنجزت هذه المهمة',
  },
} as const;

interface LectureBodyProps {
  lecture: LecturePage['lecture'];
  type: keyof typeof typeTexts;
  onDone(): Promise<void>;
}

/** A lecture without a video: an article, a quiz or an assignment. */
export function LectureBody({ lecture, type, onDone }: LectureBodyProps) {
  const { icon: Icon, name } = lectureTypes[type];
  const texts = typeTexts[type];
  const body = lecture.body?.trim() ?? '';
  return (
    <article
      aria-label={lecture.name}
      className={cx(
        'rounded-xl border border-line bg-raised p-5 sm:p-8 print:border-0! print:p-0!',
        inOrder,
      )}
    >
      <header className="mb-6 flex items-center gap-3 border-b border-line pb-5">
        <Icon className="size-6 shrink-0 text-accent-text" />
        <div>
          <h2 className="text-base font-semibold">{name}</h2>
          {'hint' in texts && body && <p className="text-sm text-text-soft">{texts.hint}</p>}
        </div>
      </header>
      {body ? (
        <>
          <SanitisedText id={lecture.id} html={body} />
          <DoneFooter text={texts.done} done={lecture.is_watch === 'endWatch'} onDone={onDone} />
        </>
      ) : (
        <Notice tone="info">{texts.empty}</Notice>
      )}
    </article>
  );
}

/**
 * Sanitises the text again, since the server may be a foreign one (docs/behaviour/articles.md#text), and renders it.
 */
function SanitisedText({ id, html }: { id: number; html: string }) {
  const { data } = useQuery({
    queryKey: ['lecture-text', id, html],
    queryFn: () => parseRichText(html),
    staleTime: Number.POSITIVE_INFINITY,
    // It only imports a chunk of the site, so it must also run when the browser seems offline.
    networkMode: 'always',
  });
  if (!data) {
    return (
      <div>
        <SkeletonText lines={8} />
      </div>
    );
  }
  return (
    <div className="prose">
      <RichText nodes={data} />
    </div>
  );
}

interface DoneProps {
  text: string;
  done: boolean;
  onDone(): Promise<void>;
}

function DoneFooter({ text, done, onDone }: DoneProps) {
  const [saving, setSaving] = useState(false);

  async function finish() {
    setSaving(true);
    await onDone();
    setSaving(false);
  }

  return (
    <footer className="mt-8 border-t border-line pt-6 print:hidden">
      {done ? (
        <p className="flex items-center gap-2 font-semibold text-success">
          <SuccessIcon className="size-5" />
          {text}
        </p>
      ) : (
        <Button
          icon={<CheckIcon />}
          loading={saving}
          loadingLabel="جارٍ الحفظ…"
          onClick={() => void finish()}
        >
          علّمها منجزة
        </Button>
      )}
    </footer>
  );
}
