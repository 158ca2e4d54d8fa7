import type { Example } from './example.ts';
import { firstProgram } from './first-program.ts';

export const examples: readonly Example[] = [
  { title: 'تحية لكل اسم', files: firstProgram.files },
  {
    title: 'خمّن العدد',
    stdin: '50\n20\n37\n',
    files: [
      {
        name: 'main.js',
        code: `// يقرأ تخمينًا من كل سطر في المُدخلات
const secret = 37;
let tries = 0;
let guess = null;

while (guess !== secret) {
  guess = Number(prompt('خمّن عددًا بين 1 و100'));
  tries += 1;
  if (guess < secret) console.log(guess, 'أصغر من المطلوب');
  if (guess > secret) console.log(guess, 'أكبر من المطلوب');
}

console.log(\`أحسنت! عرفته بعد \${tries} محاولات.\`);
`,
      },
    ],
  },
  {
    title: 'أكثر الكلمات تكرارًا',
    files: [
      {
        name: 'main.js',
        code: `const text = 'العلم نور والعلم عمل ونور العلم لا ينطفئ';

// كم مرة ظهرت كل كلمة؟
const counts = {};
for (const word of text.split(' ')) {
  counts[word] = (counts[word] ?? 0) + 1;
}

const sorted = Object.entries(counts).sort((a, b) => b[1] - a[1]);
console.table(sorted.map(([word, count]) => ({ الكلمة: word, العدد: count })));
`,
      },
    ],
  },
];
