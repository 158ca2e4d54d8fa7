import type { Remaining } from '@nibras/contract/learning/completion/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { DateText } from '#platform/browser/date-text.tsx';

interface Words {
  text: ReactNode;
  detail?: ReactNode;
}

type Work = Extract<Remaining, { kind: 'quiz' | 'exercise' }>;

const named = (name: string) => (
  <>
    «<bdi>{name}</bdi>»
  </>
);

/** «اختبار «المتغيرات»», and «اختبار الفصل» alone, which says what it is. */
const withNoun = (noun: string, name: string) => (
  <>
    {!name.startsWith(noun) && `${noun} `}
    {named(name)}
  </>
);

function quizWords({ lecture, state }: Work): Words {
  if (state === 'marking')
    return { text: <>{withNoun(wording`اختبار`, lecture.name)} ينتظر التصحيح</> };
  return {
    text: <>اجتز {withNoun(wording`اختبار`, lecture.name)}</>,
    ...(state === 'failed' && { detail: 'محاولتك المحسوبة لم تبلغ درجة النجاح.' }),
  };
}

function exerciseWords({ lecture, state }: Work): Words {
  return {
    text: <>حُل {withNoun(wording`تمرين`, lecture.name)}</>,
    ...(state === 'failed' && { detail: 'لم يُقبل حلك بعد.' }),
  };
}

/** What is missing, in words to the learner. */
export function remainingWords(one: Remaining): Words {
  switch (one.kind) {
    case 'lectures':
      return {
        text: `شاهد ${countLabel(one.missing, 'lecture', 'accusative', adjectives.other)} من ${one.of}`,
        detail: (
          <>
            التالية: <bdi>{one.lecture.name}</bdi>
          </>
        ),
      };
    case 'quiz':
      return quizWords(one);
    case 'exercise':
      return exerciseWords(one);
    case 'mark':
      return {
        text: `ارفع متوسط درجاتك من ${one.mark}% إلى ${one.least}%`,
        detail: <>أدنى درجاتك في {named(one.lecture.name)}</>,
      };
    case 'not_before':
      return {
        text: (
          <>
            {wording`{لا يكتمل|لا تكتمل} الكورس قبل `}
            <DateText at={one.at} />
          </>
        ),
      };
    case 'until':
      return {
        text: (
          <>
            {wording`انتهى موعد إتمام الكورس في `}
            <DateText at={one.at} />
          </>
        ),
        detail: 'ما يُنجز بعده لا يُحسب.',
      };
    default:
      return { text: wording`لا شيء مطلوب بعد: لم تُنشر {course:محاضراته|محاضراتها}.` };
  }
}
