import type { QuizRules, ShowTime } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';

export const minutesText = (minutes: number | null): string =>
  minutes === null
    ? wording`{يأخذ|تأخذ} الطالب ما {يحتاجه|تحتاجه} من وقت، {ويعود|وتعود} إليه متى {شاء|شاءت}.`
    : `بعد ${spanLabel(minutes, 'minute')} من البدء يُسلَّم ما كُتب، بساعة المنصة لا بساعة جهازه.`;

export const attemptsText = (attempts: number | null): string => {
  if (attempts === null)
    return wording`{student:يعيد|تعيد} الطالب الاختبار كلما {student:أراد|أرادت}.`;
  return attempts === 1
    ? wording`{لا يعيده|لا تعيده} الطالب بعد أن {يسلّمه|تسلّمه}.`
    : wording`${countLabel(attempts, rareNouns.attempt)} لكل طالب، ثم لا {يعيده|تعيده}.`;
};

export const passText = (passMark: number | null): string =>
  passMark === null
    ? wording`كل من سلّم أتم المحاضرة، مهما كانت درجته.`
    : wording`من نال ${passMark}% من الدرجات أو أكثر نجح وأتم المحاضرة.`;

export const countsText = ({ counts, attempts }: QuizRules): string => {
  if (attempts === 1) return 'هي المحاولة الوحيدة.';
  return counts === 'best'
    ? 'إعادة أضعف من سابقتها لا تُنقص الدرجة.'
    : 'درجة آخر ما سلّمه، وإن كانت أقل مما قبلها.';
};

export const showTexts: Record<
  'results' | 'keys',
  Record<ShowTime, { name: string; about: string }>
> = {
  results: {
    attempt: { name: 'بعد كل محاولة', about: 'يرى إجاباته ودرجة كل سؤال حين يسلّم.' },
    last: {
      name: 'حين ينجح أو تنتهي محاولاته',
      about: 'يرى مجموعه حين يسلّم، ودرجة كل سؤال حين لا يبقى ما يعيده.',
    },
    never: { name: 'لا تظهر', about: 'يرى مجموع درجته وحده.' },
  },
  keys: {
    attempt: { name: 'بعد كل محاولة', about: 'يرى الصحيح وشرحه حين يسلّم، وقد يعيد وهو يعرفه.' },
    last: {
      name: 'حين ينجح أو تنتهي محاولاته',
      about: 'لا يرى الصحيح وشرحه ما دام يستطيع أن يعيد.',
    },
    never: { name: 'لا تظهر', about: 'لا يرى الصحيح ولا شرحه، فتبقى الأسئلة صالحة لغيره.' },
  },
};
