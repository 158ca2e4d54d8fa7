import type { Talk } from '../lesson.ts';

export const htmlTalks: Record<string, Talk> = {
  'html-1-2': {
    english: 'How does a page reach your browser?',
    points: [
      [
        'يسأل المتصفح خادم الأسماء: أين يسكن هذا العنوان؟',
        'The browser asks a name server where the address lives.',
      ],
      [
        'ثم يطلب الصفحة من الخادم، فيرد بنص HTML.',
        'Then it requests the page, and the server answers with HTML.',
      ],
      [
        'وبعدها يطلب الصور وملفات CSS واحدًا واحدًا.',
        'After that it requests pictures and CSS files one by one.',
      ],
    ],
  },
  'html-1-3': {
    english: 'Setting up the editor and the browser',
    points: [
      [
        'ثبّت محررًا مجانيًا، وافتح فيه مجلدًا واحدًا للكورس.',
        'Install a free editor and open one folder for the course.',
      ],
      ['فعّل الحفظ التلقائي والمعاينة المباشرة.', 'Turn on auto-save and live preview.'],
      ['وتعرّف إلى أدوات المطور: المفتاح `F12`.', 'And meet the developer tools: the F12 key.'],
    ],
  },
  'html-1-4': {
    english: 'The structure of an HTML page',
    points: [
      ['كل صفحة تبدأ بالسطر `<!doctype html>`.', 'Every page starts with the doctype line.'],
      [
        'في `head` معلومات للمتصفح، وفي `body` ما يراه الزائر.',
        'The head informs the browser, the body is what visitors see.',
      ],
      [
        'الوسوم تتداخل كالصناديق، وآخر ما فُتح أول ما يُغلق.',
        'Tags nest like boxes: the last opened is the first closed.',
      ],
    ],
  },
  'html-2-1': {
    english: 'Headings, paragraphs and lists',
    points: [
      [
        'العنوان `h1` واحد في الصفحة، وتحته `h2` ثم `h3`.',
        'One h1 on a page, below it h2 and then h3.',
      ],
      [
        'لكل فكرة فقرة `p`، ولا نفصل بالأسطر الفارغة.',
        'Each idea gets a paragraph, not empty lines.',
      ],
      [
        'القائمة `ul` بلا ترتيب، و`ol` حين يهم الترتيب.',
        'A ul has no order; use ol where the order matters.',
      ],
    ],
  },
  'html-2-2': {
    english: 'Links, pictures and media',
    points: [
      [
        'نص الرابط يقول إلى أين يأخذك، لا «اضغط هنا».',
        'A link’s text says where it leads, not “click here”.',
      ],
      [
        'للصورة وصف في `alt` يقرؤه من لا يراها.',
        'A picture’s alt text is read by those who cannot see it.',
      ],
      [
        'والعرض والارتفاع يحجزان مكانها قبل وصولها.',
        'Width and height reserve its place before it arrives.',
      ],
    ],
  },
  'html-2-4': {
    english: 'Forms and fields',
    points: [
      ['لكل حقل عنوان `label` مرتبط به.', 'Every field has a label tied to it.'],
      [
        'نوع الحقل يختار لوحة المفاتيح: `email` و`tel`.',
        'The type of a field chooses the keyboard: email, tel.',
      ],
      [
        'رسالة الخطأ بجوار الحقل، وبكلمات تدل على الحل.',
        'An error stands beside its field and says how to fix it.',
      ],
    ],
  },
  'html-3-1': {
    english: 'Selectors and specificity',
    points: [
      [
        'المحدد يختار العناصر: بالوسم أو الصنف أو المعرّف.',
        'A selector picks elements by tag, class or id.',
      ],
      [
        'الأكثر تحديدًا يغلب، وعند التساوي يغلب الأخير.',
        'The more specific wins; between equals the last one wins.',
      ],
      ['اكتفِ بالأصناف، تبقَ الأولوية سهلة.', 'Use classes only, and priority stays simple.'],
    ],
  },
  'html-3-2': {
    english: 'The box model',
    points: [
      [
        'كل عنصر صندوق: محتوى ثم حشو ثم حد ثم هامش.',
        'Every element is a box: content, padding, border, margin.',
      ],
      [
        'مع `border-box` يشمل العرض الحشو والحد.',
        'With border-box the width includes padding and border.',
      ],
      [
        'هامشان متجاوران رأسيًا يندمجان في واحد.',
        'Two vertical margins that touch collapse into one.',
      ],
    ],
  },
  'html-3-3': {
    english: 'Colours, Arabic fonts and comfortable reading',
    points: [
      [
        'تباين النص مع خلفيته 4.5 على الأقل.',
        'Text has a contrast of at least 4.5 with its background.',
      ],
      ['العربية تحتاج سطرًا أعلى: نحو 1.75.', 'Arabic needs a taller line: about 1.75.'],
      ['ولا تباعد بين الحروف، فهي متصلة.', 'And no letter spacing, since its letters are joined.'],
    ],
  },
  'html-4-1': {
    english: 'In a row with Flexbox',
    points: [
      ['`display: flex` يصفّ العناصر في سطر واحد.', 'display: flex puts elements in one row.'],
      [
        '`gap` للمسافة، و`justify-content` لتوزيع ما بقي.',
        'gap for the space, justify-content for what is left.',
      ],
      ['و`flex-wrap` ينزل الزائد إلى سطر جديد.', 'And flex-wrap moves the rest to a new line.'],
    ],
  },
  'html-4-2': {
    english: 'In a grid with Grid',
    points: [
      ['ارسم الأعمدة على الورق قبل أن تكتبها.', 'Draw the columns on paper before you write them.'],
      ['الوحدة `fr` حصة مما بقي من العرض.', 'The unit fr is a share of the remaining width.'],
      [
        'و`minmax` مع `auto-fill` شبكة تناسب كل شاشة.',
        'minmax with auto-fill makes a grid for every screen.',
      ],
    ],
  },
  'html-4-3': {
    english: 'One page for all screens',
    points: [
      ['ابدأ بالهاتف، ثم أضف للشاشات الأوسع.', 'Start with the phone, then add for wider screens.'],
      [
        'استعلام الوسائط عند انكسار التصميم، لا عند جهاز بعينه.',
        'A media query goes where the layout breaks, not at a device.',
      ],
      ['والصور لا تتجاوز عرض مكانها أبدًا.', 'And pictures never exceed the width of their place.'],
    ],
  },
  'html-5-1': {
    english: 'A dark theme with CSS variables',
    points: [
      ['سمّ الألوان بأدوارها: سطح ونص وحد.', 'Name colours by their roles: surface, text, line.'],
      [
        'في الوضع الداكن تتغير القيم، ولا تتغير القواعد.',
        'In the dark theme values change, rules do not.',
      ],
      [
        'و`prefers-color-scheme` يعرف ما يفضّله الزائر.',
        'prefers-color-scheme knows what the visitor prefers.',
      ],
    ],
  },
  'html-5-3': {
    english: 'Publishing your site',
    points: [
      [
        'ضع ملفاتك في مستودع، وصفحتك الأولى `index.html`.',
        'Put your files in a repository, with index.html first.',
      ],
      ['اختر استضافة مجانية للمواقع الساكنة.', 'Choose free hosting for static sites.'],
      [
        'ثم أرسل العنوان إلى صديق يجرّبه على هاتفه.',
        'Then send the address to a friend to try on a phone.',
      ],
    ],
  },
};
