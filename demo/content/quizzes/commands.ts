import { codeBlock, match, order, shortText, single, trueFalse } from '../../questions.ts';
import type { DemoQuiz } from '../../types.ts';

export const linuxCommandsQuiz: DemoQuiz = {
  rules: { attempts: 5, passMark: 50 },
  questions: [
    match(
      '<p>صِل كل أمر بما يفعله.</p>',
      [
        ['<code>pwd</code>', 'يطبع اسم المجلد الذي أنت فيه'],
        ['<code>ls -a</code>', 'يعرض ما في المجلد، والمخفي معه'],
        ['<code>cd ..</code>', 'ينتقل إلى المجلد الأعلى'],
        ['<code>mkdir notes</code>', 'ينشئ مجلدًا'],
      ],
      '<p>نصف العمل في سطر الأوامر هو هذه الأربعة.</p>',
      { points: 2, extras: ['يحذف المجلد'] },
    ),
    single(
      `<p>ماذا يطبع هذا الأمر؟</p>${codeBlock('bash', 'grep -c error app.log')}`,
      'عدد الأسطر التي فيها <code>error</code>',
      [
        'كل سطر فيه <code>error</code>',
        'أول سطر فيه <code>error</code>',
        'الأسطر التي ليس فيها <code>error</code>',
      ],
      '<p>الخيار <code>-c</code> من count. ولعكس البحث نكتب <code>-v</code>.</p>',
    ),
    shortText(
      '<p>أي علامة تصل مخرجات أمر بمدخلات أمر بعده؟</p>',
      ['|'],
      '<p>تسمى الأنبوب: <code>cat app.log | less</code>.</p>',
      { exact: true },
    ),
    trueFalse(
      '<p>ما يُحذف بالأمر <code>rm</code> يمكن استرجاعه من سلة المهملات.</p>',
      false,
      '<p>يحذف <code>rm</code> مباشرة. اكتب <code>ls</code> بالنمط نفسه أولًا لترى ماذا سيُحذف.</p>',
    ),
    order(
      '<p>رتّب أجزاء أمر يعرض أكثر خمسة عناوين زارت الموقع.</p>',
      [
        '<code>cut -d" " -f1 access.log</code>',
        '<code>| sort</code>',
        '<code>| uniq -c</code>',
        '<code>| sort -rn</code>',
        '<code>| head -5</code>',
      ],
      '<p>تعدّ <code>uniq</code> المتجاور فقط، ولهذا نرتب قبلها، ثم نرتب الأعداد تنازليًا.</p>',
      {
        points: 3,
        hints: [{ html: '<p>لا تعدّ <code>uniq</code> إلا المتجاور.</p>', cost: 30 }],
      },
    ),
  ],
};
