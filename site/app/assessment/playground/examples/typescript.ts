import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    title: 'فاتورة بأنواع واضحة',
    files: [
      {
        name: 'main.ts',
        code: `interface Item {
  name: string;
  price: number;
  count: number;
}

const cart: Item[] = [
  { name: 'دفتر', price: 25, count: 3 },
  { name: 'قلم', price: 8.5, count: 4 },
];

// النوع number يمنعك من أن تعيد نصًا بالخطأ
function total(items: Item[]): number {
  return items.reduce((sum, { price, count }) => sum + price * count, 0);
}

console.log(\`الإجمالي: \${total(cart).toFixed(2)} جنيهًا\`);
`,
      },
    ],
  },
  {
    title: 'حالات الطلب',
    files: [
      {
        name: 'main.ts',
        code: `type Status = 'جديد' | 'قيد التجهيز' | 'أُرسل';

function next(status: Status): Status {
  switch (status) {
    case 'جديد':
      return 'قيد التجهيز';
    default:
      return 'أُرسل';
  }
}

let status: Status = 'جديد';
for (let step = 1; step <= 3; step++) {
  console.log(step, status);
  status = next(status);
}
`,
      },
    ],
  },
];
