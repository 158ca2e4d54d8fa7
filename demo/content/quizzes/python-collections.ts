import { essay, gaps, match, output, shortText, single } from '../../questions.ts';
import type { DemoQuiz } from '../../types.ts';

const python = 'python' as const;

export const pythonCollectionsQuiz: DemoQuiz = {
  rules: { shuffleQuestions: true, keys: 'last' },
  questions: [
    match(
      '<p>لكل موقف بنية تناسبه. صِل بينهما.</p>',
      [
        ['أسماء الطلاب بترتيب وصولهم، وقد يتكرر الاسم', 'قائمة <code>list</code>'],
        ['رقم هاتف كل شخص من اسمه مباشرة', 'قاموس <code>dict</code>'],
        ['كلمات نص دون تكرار', 'مجموعة <code>set</code>'],
        ['إحداثيات نقطة لا تتغير', 'صف <code>tuple</code>'],
      ],
      '<p>القائمة تحفظ الترتيب والتكرار، والقاموس يصل بين مفتاح وقيمة، والمجموعة تحذف المكرر، والصف ثابت.</p>',
      { points: 2 },
    ),
    output(
      {
        language: python,
        code: 'cities = ["عمّان", "القاهرة", "الرياض"]\nprint(cities[-1])',
        prints: ['الرياض'],
      },
      '<p>العدّ السالب يبدأ من النهاية، فرقم <code>-1</code> هو آخر عنصر.</p>',
    ),
    single(
      '<p>ما الفرق بين <code>ages["ليلى"]</code> و<code>ages.get("ليلى")</code> إذا لم يكن الاسم في القاموس؟</p>',
      'الأول يرمي <code>KeyError</code> والثاني يعيد <code>None</code>',
      [
        'لا فرق بينهما',
        'الأول يعيد <code>None</code> والثاني يرمي <code>KeyError</code>',
        'كلاهما يضيف الاسم إلى القاموس',
      ],
      '<p>استعمل القوسين حين يكون غياب المفتاح خطأ، و<code>get</code> حين يكون أمرًا عاديًا.</p>',
    ),
    output(
      {
        language: python,
        code: 'a = [1, 2]\nb = a\nb.append(3)\nprint(a)',
        prints: ['[1, 2, 3]'],
      },
      '<p>الاسمان <code>a</code> و<code>b</code> لقائمة واحدة. ولو أردت نسخة لكتبت <code>b = a.copy()</code>.</p>',
      { hints: [{ html: '<p>كم قائمة في هذا البرنامج؟</p>', cost: 25 }] },
    ),
    shortText(
      '<p>ما اسم الدالة التي تضيف عنصرًا إلى آخر قائمة؟</p>',
      ['append', 'append()', '.append()', 'list.append'],
      '<p>نكتب مثلًا <code>names.append("هدى")</code>.</p>',
      { exact: true },
    ),
    gaps(
      '<p>أكمل الحلقة حتى تطبع اسم كل طالب ودرجته.</p>',
      {
        language: python,
        code: 'marks = {"سارة": 18, "علي": 15}\nfor name, mark in marks.[[1]]():\n    print(name, [[2]])',
        accepted: [['items'], ['mark']],
      },
      '<p>المرور على القاموس وحده يعطي المفاتيح، و<code>items()</code> تعطي المفتاح وقيمته معًا.</p>',
      { points: 2 },
    ),
    essay(
      '<p>صف بكلماتك موقفًا من حياتك يناسبه قاموس فيه قوائم، واكتب مثالًا صغيرًا عليه.</p>',
      '<p>ينظر المصحح في ثلاثة أشياء: موقف حقيقي، ومفتاح واضح لكل قائمة، ومثال مكتوب كتابة صحيحة.</p>',
      { points: 3 },
    ),
  ],
};
