// يبدّل المظهر، ويتذكّر اختيارك في الزيارة القادمة.
const root = document.documentElement;
const button = document.querySelector('#theme');

function apply(theme) {
  root.dataset.theme = theme;
  button.textContent = theme === 'dark' ? 'المظهر الفاتح' : 'المظهر الداكن';
}

apply(localStorage.getItem('theme') ?? 'light');

button.addEventListener('click', () => {
  const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
  localStorage.setItem('theme', next);
  apply(next);
});
