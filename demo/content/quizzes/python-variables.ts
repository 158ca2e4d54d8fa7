import { gaps, match, multiple, number, output, single, trueFalse } from '../../questions.ts';
import type { DemoQuestion, DemoQuiz } from '../../types.ts';

const tags = ['عمليات حسابية'];
const python = 'python' as const;

/** Of these some are drawn for each attempt. */
const calculations: DemoQuestion[] = [
  number(
    '<p>ما ناتج <code>7 // 2</code>؟</p>',
    { value: '3' },
    '<p>العلامة <code>//</code> قسمة صحيحة تقرّب إلى الأسفل، فالناتج 3.</p>',
    { tags },
  ),
  number(
    '<p>ما ناتج <code>17 % 5</code>؟</p>',
    { value: '2' },
    '<p>العلامة <code>%</code> تعطي باقي القسمة: 17 فيها ثلاث خمسات، ويبقى 2.</p>',
    { tags },
  ),
  number(
    '<p>ما ناتج <code>2 ** 5</code>؟</p>',
    { value: '32' },
    '<p>العلامة <code>**</code> رفع إلى قوة: 2 مضروبة في نفسها خمس مرات.</p>',
    { tags },
  ),
  number(
    '<p>ما ناتج <code>2 + 3 * 4</code>؟</p>',
    { value: '14' },
    '<p>الضرب قبل الجمع، كما في الرياضيات. ولو أردت الجمع أولًا لكتبت قوسين.</p>',
    { tags },
  ),
];

export const pythonVariablesQuiz: DemoQuiz = {
  rules: { minutes: 15, attempts: 3 },
  questions: [
    output(
      { language: python, code: 'x = 5\nx = x + 2\nprint(x)', prints: ['7'] },
      '<p>يُحسب ما على يمين <code>=</code> أولًا، ثم يوضع في <code>x</code>: خمسة واثنان سبعة.</p>',
    ),
    single(
      '<p>أي اسم من هذه الأسماء لا يصلح اسمًا لمتغير في بايثون؟</p>',
      '<code>2nd_place</code>',
      ['<code>total_price</code>', '<code>_count</code>', '<code>userName</code>'],
      '<p>الاسم لا يبدأ برقم. الشرطة السفلية والحروف الكبيرة جائزتان.</p>',
    ),
    trueFalse(
      '<p>تعيد الدالة <code>input()</code> عددًا إذا كتب المستخدم أرقامًا.</p>',
      false,
      '<p>تعيد نصًا دائمًا، ونحوّله بأنفسنا: <code>int(input())</code>.</p>',
    ),
    output(
      { language: python, code: 'print("3" * 4)', prints: ['3333'] },
      '<p>ضرب النص في عدد يكرره، فهو نص لا عدد.</p>',
      { hints: [{ html: '<p>هل ما بين علامتي التنصيص عدد؟</p>', cost: 25 }] },
    ),
    match(
      '<p>صِل كل قيمة بنوعها.</p>',
      [
        ['<code>42</code>', '<code>int</code>'],
        ['<code>"42"</code>', '<code>str</code>'],
        ['<code>42.0</code>', '<code>float</code>'],
        ['<code>True</code>', '<code>bool</code>'],
      ],
      '<p>علامتا التنصيص تجعلان القيمة نصًا مهما كان فيها، والنقطة تجعل العدد عشريًا.</p>',
      { points: 2, extras: ['<code>list</code>'] },
    ),
    gaps(
      '<p>السعر مخزن في <code>price</code> وقيمته 12.5. أكمل السطر حتى يطبع: <code>السعر 12.50</code>.</p>',
      {
        language: python,
        code: 'print([[1]]"السعر {price:[[2]]}")',
        accepted: [['f'], ['.2f']],
      },
      '<p>الحرف <code>f</code> قبل النص يجعل ما بين القوسين المعقوفين يُحسب، و<code>.2f</code> تعرض خانتين عشريتين.</p>',
      {
        points: 2,
        hints: [
          { html: '<p>ابدأ النص بحرف يجعل الأقواس المعقوفة تُحسب.</p>', cost: 20 },
          { html: '<p>بعد النقطتين عدد الخانات، ثم حرف يدل على العدد العشري.</p>', cost: 30 },
        ],
      },
    ),
    multiple(
      '<p>أي من هذه الأسطر يعمل دون خطأ؟</p>',
      [
        '<code>print("العمر", 20)</code>',
        '<code>print("العمر " + str(20))</code>',
        '<code>print(f"العمر {20}")</code>',
      ],
      ['<code>print("العمر " + 20)</code>'],
      '<p>لا تجمع <code>+</code> نصًا مع عدد. الفاصلة و<code>str</code> ونص <code>f</code> ثلاثة طرق صحيحة.</p>',
      { points: 2 },
    ),
  ],
  draws: { tag: 'عمليات حسابية', count: 2, from: calculations },
};
