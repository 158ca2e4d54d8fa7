import { essay, output, single } from '../../questions.ts';
import type { DemoQuiz } from '../../types.ts';

const language = 'javascript' as const;

export const javascriptOutputQuiz: DemoQuiz = {
  rules: { minutes: 12, counts: 'last' },
  questions: [
    output(
      { language, code: "console.log(1 + '2');", prints: ['12'] },
      '<p>إذا كان أحد طرفي <code>+</code> نصًا وُصل الطرفان نصين.</p>',
    ),
    output(
      {
        language,
        code: 'const numbers = [1, 2, 3, 4];\nconsole.log(numbers.filter((n) => n % 2 === 0).map((n) => n * 10).join());',
        prints: ['20,40'],
      },
      '<p>يبقى 2 و4، ثم يُضرب كل منهما في عشرة، ثم يوصلان بفاصلة.</p>',
      { points: 2 },
    ),
    output(
      {
        language,
        code: "const user = { name: 'هدى' };\nconst copy = user;\ncopy.name = 'منى';\nconsole.log(user.name);",
        prints: ['منى'],
      },
      '<p>الاسمان لكائن واحد. والنسخة تُصنع هكذا: <code>{ ...user }</code>.</p>',
      { hints: [{ html: '<p>كم كائنًا أُنشئ في هذا البرنامج؟</p>', cost: 25 }] },
    ),
    output(
      {
        language,
        code: "console.log('أ');\nsetTimeout(() => console.log('ب'), 0);\nconsole.log('ج');",
        prints: ['أ\nج\nب'],
      },
      '<p>ما في <code>setTimeout</code> ينتظر حتى ينتهي ما يعمل الآن، ولو كانت المدة صفرًا.</p>',
      { points: 2 },
    ),
    single(
      '<p>ما قيمة <code>typeof null</code>؟</p>',
      '<code>"object"</code>',
      ['<code>"null"</code>', '<code>"undefined"</code>', 'رسالة خطأ'],
      '<p>خطأ قديم في اللغة بقي لأن مواقع كثيرة اعتمدت عليه. ولفحصها نكتب <code>value === null</code>.</p>',
    ),
    essay(
      '<p>اشرح لزميل لم يدرس معك: متى تستعمل <code>let</code> ومتى تستعمل <code>const</code>؟ أعطه مثالًا على كل منهما.</p>',
      '<p>المهم: <code>const</code> افتراضًا، و<code>let</code> لما تتغير قيمته، مع مثال صحيح لكل منهما.</p>',
      { points: 3 },
    ),
  ],
};
