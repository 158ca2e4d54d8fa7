import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    title: 'بطاقة تعريف',
    files: [
      {
        name: 'index.html',
        code: `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <title>بطاقتي</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <!-- غيّر الاسم والكلام -->
    <article>
      <h1>سلمى حسن</h1>
      <p>أتعلم بناء صفحات الويب، وهذه أول صفحة لي.</p>
      <button id="like">أعجبني <span>0</span></button>
    </article>
    <script src="script.js"></script>
  </body>
</html>
`,
      },
      {
        name: 'style.css',
        code: `body {
  display: grid;
  place-items: center;
  min-height: 90vh;
  background: #f3efe6;
  font-family: system-ui, sans-serif;
}

article {
  max-width: 20rem;
  padding: 2rem;
  border-radius: 1rem;
  background: white;
  box-shadow: 0 8px 24px #0002;
}

button {
  padding: 0.5rem 1.25rem;
  border: 0;
  border-radius: 999px;
  background: #ffc53d;
  font: inherit;
}
`,
      },
      {
        name: 'script.js',
        code: `const button = document.querySelector('#like');
const count = button.querySelector('span');

// زد العدد مع كل نقرة
button.addEventListener('click', () => {
  count.textContent = Number(count.textContent) + 1;
});
`,
      },
    ],
  },
  {
    title: 'قائمة مهام',
    files: [
      {
        name: 'index.html',
        code: `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <title>مهامي</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <h1>مهام اليوم</h1>
    <form>
      <input aria-label="مهمة جديدة" required />
      <button>أضف</button>
    </form>
    <ul></ul>
    <script src="script.js"></script>
  </body>
</html>
`,
      },
      {
        name: 'style.css',
        code: `body {
  max-width: 24rem;
  margin: 2rem auto;
  padding: 0 1rem;
  font-family: system-ui, sans-serif;
}

form {
  display: flex;
  gap: 0.5rem;
}

input {
  flex: 1;
  padding: 0.5rem;
}

.done {
  color: gray;
  text-decoration: line-through;
}
`,
      },
      {
        name: 'script.js',
        code: `const form = document.querySelector('form');
const input = document.querySelector('input');
const list = document.querySelector('ul');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const item = document.createElement('li');
  item.textContent = input.value;
  // نقرة على المهمة تنهيها
  item.addEventListener('click', () => item.classList.toggle('done'));
  list.append(item);
  input.value = '';
});
`,
      },
    ],
  },
];
