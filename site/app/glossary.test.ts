import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Forms that the glossary of docs/design-language.md replaces; what the specification fixes is not among them. */
const forbidden: RegExp[] = [
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
  /لا يشترط أي خبرة/,
  /فابقها/,
  /العودة إلى الصفحة الرئيسية/,
  /(?<![\u0600-\u06ff])تصفح(?![\u0600-\u06ff])/,
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  [
    'site/{app,worker}/**/*.{ts,tsx}',
    'api/src/**/*.ts',
    'contract/**/*.ts',
    'demo/content/**/*.ts',
  ],
  {
    cwd: root,
  },
).filter((file) => !file.endsWith('.test.ts') && !file.includes('dev-ui'));
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('there are texts to look through', () => {
  expect(sources.filter(({ text }) => /[\u0600-\u06ff]/.test(text)).length).toBeGreaterThan(200);
});

test.each(forbidden.map((form) => [form.source, form] as const))(
  'no text says %s',
  (_source, form) => {
    expect(sources.filter(({ text }) => form.test(text)).map(({ file }) => file)).toEqual([]);
  },
);
