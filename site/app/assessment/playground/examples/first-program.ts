import type { PlaygroundProgram } from '@nibras/contract/assessment/playground.ts';

/** What the playground begins with; the server renders it. */
export const firstProgram: PlaygroundProgram = {
  language: 'javascript',
  files: [
    {
      name: 'main.js',
      code: `// غيّر الأسماء، ثم اضغط «شغّل»
const names = ['سلمى', 'يوسف', 'مريم'];

for (const name of names) {
  console.log(\`مرحبًا يا \${name}!\`);
}

console.log('عدد الحاضرين:', names.length);
`,
    },
  ],
  stdin: '',
};
