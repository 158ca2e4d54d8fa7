import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Wordings that the glossary of docs/design-language.md replaces; texts fixed by the specification are not among them.
 */
const replaced: RegExp[] = [
  /يجب التحقق من الكود/,
  /مسجل بالفعل/,
  /سجّل الآن مجانًا/,
  /جارٍ التسجيل…/,
  /ينتظر التحقق»?<|تسجيلك ينتظر/,
  /الإعلانات الصوتية/,
  /المحاضرة تحفظ مكانك/,
  /أجبت عن كل ما سُئلت/,
  /وأقدمها انتظارًا/,
  /كمعلّم/,
  /المدرّب/,
  /'طالب جديد/,
  /`(طرح|رد|اشترك) \$\{/,
  /تفضّل أن تتحدث إلينا/,
  /ويصلك إيصال به/,
  /إن انتظرتك/,
  /كيف نخبرك/,
  /تحذف تقييمك؟(?<!هل تريد حذف تقييمك؟)/,
  /من الأحرف\./,
  /كن أول طالب/,
  /تم الإنجاز/,
  /أو تم نقلها/,
  /هذه الأرقام لعشر/,
  /كود التحقق الخاص بك/,
  /اكتب لنا/,
  /مميزات/,
  /لا يشترط (أي|خبرة|معرفة)/,
  /خلاصة الدرس|درسنا اليوم/,
  /ابدأ نقاشًا/,
  /النقاشات/,
  /تسجيلك في الكورس/,
  />الصفحة الرئيسية</,
  /فابقها/,
  /العودة إلى الصفحة الرئيسية/,
  /(?<![\u0600-\u06ff])تصفح(?![\u0600-\u06ff])/,
  /المعلّم الأول/,
  /حمّل بياناتي/,
  /إشعار رد/,
  /مقدّم الكورسات/,
  /تشغيل JavaScript/,
  /من تلقاء (نفس|أنفس)/,
  /ضُم إليه/,
  /لم يتم العثور على (?!(?:الكورس|البيانات)['"`])/,
  // A waiting button says what is going on.
  /loadingLabel="(?!جارٍ )/,
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  [
    'site/{app,worker}/**/*.{ts,tsx}',
    'api/src/**/*.ts',
    'contract/**/*.ts',
    'demo/content/**/*.ts',
    'demo/art/video/**/*.{ts,html}',
  ],
  {
    cwd: root,
  },
).filter((file) => !file.endsWith('.test.ts') && !file.includes('dev-ui'));
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('the source files with Arabic texts are found', () => {
  expect(sources.filter(({ text }) => /[\u0600-\u06ff]/.test(text)).length).toBeGreaterThan(200);
});

test.each(replaced.map((form) => [form.source, form] as const))(
  'no source file contains %s',
  (_source, form) => {
    expect(sources.filter(({ text }) => form.test(text)).map(({ file }) => file)).toEqual([]);
  },
);
