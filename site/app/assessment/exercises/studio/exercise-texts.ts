import type { ExerciseRules, ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

export const languageOptions: readonly { value: CodeLanguage; label: string }[] = [
  { value: 'python', label: 'Python' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'html', label: 'HTML و CSS' },
  { value: 'sql', label: 'SQL' },
];

/** The file that a new exercise begins with. */
export const firstFiles: Readonly<Record<CodeLanguage, string>> = {
  python: 'main.py',
  javascript: 'main.js',
  typescript: 'main.ts',
  html: 'index.html',
  sql: 'main.sql',
};

export const solutionOptions: readonly { value: ExerciseRules['solution']; label: string }[] = [
  { value: 'passed', label: wording`بعد أن {student:يحل|تحل} التمرين` },
  { value: 'always', label: 'من البداية' },
  { value: 'never', label: 'لا يراه أبدًا' },
];

/** What a test's input is called. */
export const inputLabel = (language: CodeLanguage | null): string =>
  language === 'sql' ? 'عبارات تسبق البرنامج (بيانات الجدول)' : 'المُدخلات';

/** How a program reads its input; nothing where it reads none. */
export const inputHints: Readonly<Partial<Record<CodeLanguage, string>>> = {
  javascript: 'يقرأ البرنامج سطرًا بكل \u2066prompt()\u2069',
  typescript: 'يقرأ البرنامج سطرًا بكل \u2066prompt()\u2069',
  python: 'يقرأ البرنامج سطرًا بكل \u2066input()\u2069',
};

/** What the code of a test does, with an example. */
export const codeHints: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'يعمل بعد البرنامج ويرى أسماءه: assert(sum(2, 3) === 5, "المجموع خطأ")',
  typescript: 'يعمل بعد البرنامج ويرى أسماءه: assert(sum(2, 3) === 5, "المجموع خطأ")',
  python: 'يعمل بعد البرنامج ويرى أسماءه: assert total([1, 2]) == 3, "المجموع خطأ"',
  html: 'يفحص الصفحة: assert(document.querySelector("h1"), "أين العنوان؟")',
  sql: 'كل SELECT يعطي 1 حين يتحقق الشرط: SELECT count(*) = 3 FROM students',
};

/** A new test of a language: what it prints where it prints anything. */
export const newTest = (language: CodeLanguage | null, isHidden: boolean): ExerciseTest => ({
  id: crypto.randomUUID().slice(0, 8),
  name: '',
  how: language === 'html' ? 'code' : 'io',
  input: '',
  expected: '',
  code: '',
  hidden: isHidden && language !== 'html',
});
