import type { Talk } from '../lesson.ts';

export const reactTalks: Record<string, Talk> = {
  'react-1-1': {
    english: 'Why React? The problem before the solution',
    points: [
      [
        'كانت الشاشة تُحدَّث بيدنا عند كل تغيير، فننسى.',
        'We used to update the screen by hand, and forgot.',
      ],
      ['في React نصف الشاشة كما يجب أن تكون.', 'In React we describe the screen as it should be.'],
      ['وهي تحسب ما تغيّر وتحدّثه وحده.', 'It works out what changed and updates only that.'],
    ],
  },
  'react-1-2': {
    english: 'What you need of JavaScript',
    points: [
      ['الدوال السهمية، والتفكيك، والنشر `...`.', 'Arrow functions, destructuring and spread.'],
      ['`map` و`filter` بدل الحلقات.', 'map and filter in place of loops.'],
      ['والوحدات: `import` و`export`.', 'And modules: import and export.'],
    ],
  },
  'react-1-3': {
    english: 'Creating the project with Vite',
    points: [
      ['أمر واحد: `npm create vite@latest`.', 'One command: npm create vite@latest.'],
      ['ثم `npm run dev`، وكل حفظ يظهر فورًا.', 'Then npm run dev, and every save shows at once.'],
      ['نقطة البداية `main.jsx`، ومنها `App`.', 'The entry is main.jsx, and App comes from it.'],
    ],
  },
  'react-2-2': {
    english: 'Props: how does a parent speak to its children?',
    points: [
      ['الخصائص تنزل من الأب إلى الابن.', 'Props go down from parent to child.'],
      ['الابن يقرؤها ولا يغيّرها.', 'The child reads them and does not change them.'],
      [
        'وليخبر أباه يستدعي دالة وصلته منه.',
        'To tell its parent it calls a function it was given.',
      ],
    ],
  },
  'react-2-3': {
    english: 'Lists and keys',
    points: [
      ['`map` تحوّل كل عنصر إلى مكوّن.', 'map turns each item into a component.'],
      ['لكل واحد مفتاح `key` ثابت من بياناته.', 'Each has a stable key from its data.'],
      [
        'ورقم الترتيب مفتاح سيئ حين تتغير القائمة.',
        'The index is a bad key when the list changes.',
      ],
    ],
  },
  'react-3-1': {
    english: 'State with useState',
    points: [
      [
        'الحالة ما يتغير مع الوقت ويغيّر الشاشة.',
        'State is what changes over time and changes the screen.',
      ],
      ['لا تعدّلها، بل ضع قيمة جديدة مكانها.', 'Do not edit it, put a new value in its place.'],
      ['وإن احتاجت القيمة السابقة فمرّر دالة.', 'If you need the previous value, pass a function.'],
    ],
  },
  'react-3-2': {
    english: 'Events and forms',
    points: [
      [
        'نمرّر الدالة نفسها، لا نتيجة استدعائها.',
        'We pass the function itself, not the result of a call.',
      ],
      [
        'قيمة الحقل في الحالة، وكل حرف يحدّثها.',
        'The field’s value is state, and each letter updates it.',
      ],
      [
        'و`preventDefault` تمنع إعادة تحميل الصفحة.',
        'preventDefault keeps the page from reloading.',
      ],
    ],
  },
  'react-3-3': {
    english: 'Lifting state to the common parent',
    points: [
      [
        'مكوّنان يحتاجان القيمة نفسها؟ ارفعها إلى أبيهما.',
        'Two components need one value? Lift it to their parent.',
      ],
      ['الأب يملكها، وينزلها خاصية إلى كليهما.', 'The parent owns it and passes it to both.'],
      ['مصدر واحد للحقيقة، فلا تختلف الشاشتان.', 'One source of truth, so both always agree.'],
    ],
  },
  'react-4-1': {
    english: 'Effects with useEffect',
    points: [
      [
        'التأثير لما هو خارج React: شبكة أو مؤقت أو عنوان.',
        'An effect is for the outside: network, timer, title.',
      ],
      ['قائمة الاعتماديات تقول متى يعاد.', 'The dependency list says when it runs again.'],
      ['ودالة التنظيف توقف ما بدأه.', 'The clean-up function stops what it started.'],
    ],
  },
  'react-4-2': {
    english: 'Fetching data from an API',
    points: [
      ['ثلاث حالات دائمًا: تحميل، وبيانات، وخطأ.', 'Always three states: loading, data, error.'],
      [
        'تحقق من `response.ok`، فالخطأ 404 لا يرمي.',
        'Check response.ok, since a 404 does not throw.',
      ],
      ['وألغِ الطلب القديم حين يأتي طلب أحدث.', 'Cancel the old request when a newer one comes.'],
    ],
  },
  'react-4-4': {
    english: 'Write your own hooks',
    points: [
      ['الخطاف دالة اسمها يبدأ بكلمة `use`.', 'A hook is a function whose name begins with use.'],
      [
        'يجمع حالة وتأثيرًا يتكرران في مكوّنات كثيرة.',
        'It gathers state and effects that many components repeat.',
      ],
      ['كل استدعاء له حالته، فهي لا تُتقاسم.', 'Each call has its own state; it is not shared.'],
    ],
  },
  'react-5-1': {
    english: 'Moving between pages',
    points: [
      [
        'لكل شاشة عنوان، والرجوع يعمل كما يتوقع الزائر.',
        'Every screen has an address, and going back works.',
      ],
      ['`Link` بدل `a` داخل التطبيق.', 'Link in place of a inside the app.'],
      [
        'والمعرّف في العنوان نقرؤه بالخطاف `useParams`.',
        'We read the id in the address with useParams.',
      ],
    ],
  },
  'react-5-2': {
    english: 'Sharing state with Context',
    points: [
      [
        'السياق يوصل القيمة بلا تمرير عبر كل مكوّن.',
        'Context delivers a value without passing it through all.',
      ],
      [
        'استعمله لما يخص الجميع: لغة أو وضع أو مستخدم.',
        'Use it for what concerns all: language, theme, user.',
      ],
      ['وما يخص شاشة واحدة يبقى فيها.', 'What concerns one screen stays in it.'],
    ],
  },
  'react-5-3': {
    english: 'Building and publishing',
    points: [
      [
        '`npm run build` يصنع مجلد `dist` الجاهز للنشر.',
        'npm run build makes the folder dist, ready to publish.',
      ],
      ['جرّبه محليًا قبل رفعه: `npm run preview`.', 'Try it locally first: npm run preview.'],
      [
        'ووجّه كل العناوين إلى `index.html` في الاستضافة.',
        'And send all addresses to index.html at your host.',
      ],
    ],
  },
};
