import {
  drawnCount,
  fitsLanguage,
  isDrawn,
  isShown,
} from '@nibras/contract/assessment/exercises/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ExerciseValues } from './use-exercise-fields.ts';

/** What a teacher should look at before publishing; none of it keeps an exercise from being published. */
export function exerciseWarnings(values: ExerciseValues): string[] {
  const { language, tests, rules, hasSolution } = values;
  if (!language) return [];
  const warnings: string[] = [];
  const warn = (isSo: boolean, text: string) => isSo && warnings.push(text);
  const hidden = tests.filter((test) => isDrawn(language, test));
  const shown = tests.filter((test) => isShown(language, test));
  warn(
    !hasSolution,
    wording`لا حل بعد: اكتبه لتجرّب {=الاختبارات} به، {وليراه|ولتراه} الطالب بعد أن {ينجح|تنجح}.`,
  );
  warn(
    tests.some((test) => !fitsLanguage(language, test)),
    wording`في {=الاختبارات} ما يقارن الناتج، وصفحة HTML لا تطبع شيئًا: غيّره إلى كود يفحص الصفحة.`,
  );
  warn(
    language !== 'html' && hidden.length === 0,
    wording`لا {=اختبارات} مخفية: {exercise:يُسجَّل|تُسجَّل} التمرين {exercise:منجزًا|منجزة} بلا درجة، {=بشهادة} متصفح الطالب وحده.`,
  );
  warn(
    hidden.length > 0 && shown.length === 0,
    wording`{=الاختبارات} كلها مخفية: أظهر واحدًا على الأقل {ليعرف|لتعرف} الطالب شكل الناتج.`,
  );
  warn(
    rules.draws !== null && rules.draws > hidden.length && hidden.length > 0,
    wording`تطلب ${rules.draws} من {=الاختبارات} المخفية، وليس فيها إلا ${drawnCount(language, tests, rules)}.`,
  );
  warn(
    hidden.some(({ expected }) => expected.trim() === ''),
    wording`في {=الاختبارات} المخفية ما لا يُتوقع منه شيء: ينجح فيه برنامج فارغ.`,
  );
  warn(
    tests.some(({ how, code }) => how === 'code' && code.trim() === ''),
    wording`في {=الاختبارات} كود فارغ: ينجح فيه كل برنامج.`,
  );
  return warnings;
}
