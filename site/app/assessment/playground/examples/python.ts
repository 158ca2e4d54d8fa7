import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    title: 'حاسبة العمر',
    stdin: 'سلمى\n2004\n',
    files: [
      {
        name: 'main.py',
        code: `# كل input() يقرأ سطرًا من المُدخلات تحت المحرر
name = input("ما اسمك؟ ")
year = int(input("في أي سنة ولدت؟ "))

age = 2026 - year
print(f"مرحبًا يا {name}، عمرك {age} سنة تقريبًا.")

if age >= 18:
    print("أنت بالغ.")
else:
    print(f"تبلغ بعد {18 - age} سنة.")
`,
      },
    ],
  },
  {
    title: 'جدول الضرب',
    files: [
      {
        name: 'main.py',
        code: `number = 7

for i in range(1, 11):
    print(number, "×", i, "=", number * i)
`,
      },
    ],
  },
  {
    title: 'درجات الطلاب',
    files: [
      {
        name: 'main.py',
        code: `marks = {"يوسف": 78, "مريم": 93, "عمر": 61}

# رتّب الطلاب من الأعلى إلى الأدنى
for name, mark in sorted(marks.items(), key=lambda item: item[1], reverse=True):
    grade = "ممتاز" if mark >= 90 else "جيد" if mark >= 75 else "مقبول"
    print(f"{name}: {mark} ({grade})")

average = sum(marks.values()) / len(marks)
print(f"المتوسط: {average:.1f}")
`,
      },
    ],
  },
];
