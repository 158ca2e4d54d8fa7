import type { Talk } from '../lesson.ts';

export const pythonTalks: Record<string, Talk> = {
  'python-1-1': {
    english: 'Welcome: how to get the most from this course',
    points: [
      ['شاهد المحاضرة، ثم اكتب الكود بيدك.', 'Watch the lecture, then write the code yourself.'],
      [
        'حين تتوقف جرّب عشر دقائق، ثم اسأل تحت المحاضرة.',
        'When stuck try for ten minutes, then ask below the lecture.',
      ],
      [
        'والمهمات أهم من المحاضرات، فلا تتركها.',
        'Assignments matter more than lectures, so do not skip them.',
      ],
    ],
  },
  'python-1-2': {
    english: 'Installing Python and an editor',
    points: [
      ['نزّل بايثون من موقعه الرسمي، لا من غيره.', 'Get Python from its official site only.'],
      ['على Windows فعّل خيار الإضافة إلى `PATH`.', 'On Windows tick the option to add it to PATH.'],
      [
        'وللتأكد اكتب `python --version` في الطرفية.',
        'To check, type python --version in the terminal.',
      ],
    ],
  },
  'python-1-3': {
    english: 'Your first program: print a message',
    points: [
      ['`print` تعرض ما بين القوسين على الشاشة.', 'print shows what stands in its brackets.'],
      ['النص بين علامتي تنصيص متشابهتين.', 'Text goes between two matching quotation marks.'],
      ['احفظ الملف بالامتداد `.py` ثم شغّله.', 'Save the file with the extension .py, then run it.'],
    ],
  },
  'python-2-2': {
    english: 'Numbers and arithmetic',
    points: [
      ['العدد الصحيح `int`، والكسري `float`.', 'A whole number is an int, a fraction is a float.'],
      [
        'القسمة `/` تعطي كسرًا، و`//` تهمل ما بعد الفاصلة.',
        'The slash divides exactly; a double slash drops the rest.',
      ],
      [
        'و`%` باقي القسمة: بها تعرف الزوجي من الفردي.',
        'The percent sign is the remainder: even or odd.',
      ],
    ],
  },
  'python-2-3': {
    english: 'Strings and formatting',
    points: [
      [
        '`len` تعد الحروف، و`strip` تزيل المسافات من الطرفين.',
        'len counts letters, strip removes spaces at both ends.',
      ],
      [
        'الحرف `f` قبل النص يضع المتغير داخله.',
        'An f before the string puts a variable inside it.',
      ],
      [
        'والنص لا يتغير: كل دالة تعيد نصًا جديدًا.',
        'A string never changes: each function returns a new one.',
      ],
    ],
  },
  'python-3-1': {
    english: 'Conditions: if, elif and else',
    points: [
      ['`if` ينفّذ ما تحته إن صح الشرط.', 'if runs what is below it when the condition is true.'],
      ['المسافة البادئة هي التي تحدد ما تحته.', 'The indent decides what is below it.'],
      [
        'و`elif` يُفحص فقط إذا لم يصح ما قبله.',
        'elif is checked only if nothing before it was true.',
      ],
    ],
  },
  'python-3-2': {
    english: 'The for loop',
    points: [
      ['`for` تمر على العناصر واحدًا بعد الآخر.', 'for visits the items one after another.'],
      ['`range(5)` تعد من 0 إلى 4، لا إلى 5.', 'range(5) counts from 0 to 4, not to 5.'],
      ['و`enumerate` تعطيك الرقم مع العنصر.', 'enumerate gives you the number with the item.'],
    ],
  },
  'python-3-3': {
    english: 'The while loop and its end',
    points: [
      ['`while` تكرر ما دام الشرط صحيحًا.', 'while repeats as long as its condition is true.'],
      [
        'في كل دورة يجب أن يقترب الشرط من نهايته.',
        'Every round must bring the condition closer to its end.',
      ],
      ['وإن علق البرنامج فاضغط `Ctrl+C`.', 'If the program hangs, press Ctrl+C.'],
    ],
  },
  'python-4-1': {
    english: 'Lists: adding, removing, sorting',
    points: [
      ['أول عنصر رقمه 0، وآخر عنصر رقمه -1.', 'The first item is number 0, the last one is -1.'],
      ['`append` تضيف في الآخر، و`pop` تحذف منه.', 'append adds at the end, pop removes from it.'],
      [
        '`sort` ترتب القائمة نفسها، و`sorted` تعيد جديدة.',
        'sort changes the list itself, sorted returns a new one.',
      ],
    ],
  },
  'python-4-2': {
    english: 'Dictionaries: key and value',
    points: [
      [
        'القاموس يصل إلى القيمة باسمها لا برقمها.',
        'A dictionary finds a value by its name, not its number.',
      ],
      ['`get` تعيد بديلًا حين لا يوجد المفتاح.', 'get returns a default when the key is missing.'],
      ['و`items` تمر على المفاتيح وقيمها معًا.', 'items visits keys and values together.'],
    ],
  },
  'python-4-3': {
    english: 'Tuples and sets',
    points: [
      ['الصف `tuple` لا يتغير بعد إنشائه.', 'A tuple does not change once made.'],
      ['المجموعة `set` لا تكرر عنصرًا أبدًا.', 'A set never holds an item twice.'],
      ['والبحث في المجموعة أسرع منه في القائمة.', 'Looking in a set is faster than in a list.'],
    ],
  },
  'python-5-1': {
    english: 'Your first function',
    points: [
      ['`def` تعطي الأسطر اسمًا نستدعيها به.', 'def gives lines a name by which we call them.'],
      ['المعاملات ما يدخل، و`return` ما يخرج.', 'Parameters go in, return is what comes out.'],
      ['والدالة الجيدة تفعل شيئًا واحدًا.', 'A good function does one thing.'],
    ],
  },
  'python-5-2': {
    english: 'Return values and scope',
    points: [
      ['دالة بلا `return` تعيد `None`.', 'A function without return gives None.'],
      [
        'ما يولد داخل الدالة يختفي بانتهائها.',
        'What is born in a function disappears with its end.',
      ],
      [
        'مرّر القيمة إليها بدل أن تقرأها من خارجها.',
        'Pass a value in instead of reading it from outside.',
      ],
    ],
  },
  'python-5-3': {
    english: 'Handling errors with try',
    points: [
      ['ضع في `try` السطر الذي قد يفشل وحده.', 'Put only the line that may fail into try.'],
      [
        'سمِّ الخطأ الذي تنتظره: `except ValueError`.',
        'Name the error that you expect: except ValueError.',
      ],
      ['ولا تبتلع خطأ لا تعرف ما تفعل به.', 'Never swallow an error that you cannot handle.'],
    ],
  },
  'python-6-1': {
    english: 'Reading and writing files',
    points: [
      ['`with open` تغلق الملف ولو حدث خطأ.', 'with open closes the file even after an error.'],
      [
        'اكتب دائمًا `encoding="utf-8"` لتسلم العربية.',
        'Always write encoding="utf-8" to keep Arabic intact.',
      ],
      ['الوضع `w` يمحو ما قبله، و`a` يضيف إليه.', 'Mode w erases what was there, a adds to it.'],
    ],
  },
  'python-6-2': {
    english: 'Building the expense manager step by step',
    points: [
      [
        'نبدأ بالبيانات: كل مصروف قاموس صغير.',
        'We start with the data: each expense is a small dictionary.',
      ],
      ['دالة للإضافة، ودالة للحفظ، ودالة للمجموع.', 'One function adds, one saves, one sums.'],
      [
        'ثم قائمة أوامر تربطها حتى يختار المستخدم الخروج.',
        'Then a menu ties them until the user leaves.',
      ],
    ],
  },
};
