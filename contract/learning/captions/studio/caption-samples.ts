/**
 * What is drawn from the beginning of a line to its end, each piece by itself in its own direction; a list inside is code,
 * whose pieces are drawn from left to right.
 */
export type DrawnLine = readonly (string | readonly string[])[];

interface CaptionSample {
  text: string;
  direction: 'rtl' | 'ltr';
  drawn: readonly DrawnLine[];
}

const rtl = (text: string, ...drawn: DrawnLine[]): CaptionSample => ({
  text,
  direction: 'rtl',
  drawn: drawn.length > 0 ? drawn : [[text]],
});
const ltr = (text: string): CaptionSample => ({ text, direction: 'ltr', drawn: [[[text]]] });

/** Lines of captions with signs of both directions, as lessons of programming have them, and how each is to be read. */
export const captionSamples: readonly CaptionSample[] = [
  rtl('أهلًا بكم في الدرس الأول!', ['أهلًا بكم في الدرس الأول', '!']),
  rtl('ما هو الـ closure؟', ['ما هو الـ', ' ', 'closure', '؟']),
  rtl('closure هو دالة تتذكر مكانها.', ['closure', ' ', 'هو دالة تتذكر مكانها', '.']),
  rtl('اكتب console.log("مرحبًا"); ثم اضغط Enter.', [
    'اكتب',
    ' ',
    ['console.log("', 'مرحبًا', '");'],
    ' ',
    'ثم اضغط',
    ' ',
    'Enter',
    '.',
  ]),
  rtl('لغة C++ أسرع من Python (غالبًا).', [
    ...['لغة', ' ', 'C++', ' ', 'أسرع من', ' ', 'Python', ' ', '(', 'غالبًا', ')', '.'],
  ]),
  rtl('لغة C# من Microsoft، أليس كذلك؟', [
    ...['لغة', ' ', 'C#', ' ', 'من', ' ', 'Microsoft', '، ', 'أليس كذلك', '؟'],
  ]),
  rtl('الشرط هو: if (x > 5 && y < 3)', ['الشرط هو', ': ', ['if (x > 5 && y < 3)']]),
  ltr('x = 5; y = -3'),
  ltr('const total = price * 1.14;'),
  rtl('القيمة من 0 إلى 100%', ['القيمة من', ' ', '0', ' ', 'إلى', ' ', '100', '%']),
  rtl('السعر 1,250.50 جنيه (بدل 1,500).', [
    ...['السعر', ' ', ['1,250.50'], ' ', 'جنيه', ' ', '(', 'بدل', ' ', ['1,500'], ')', '.'],
  ]),
  rtl('افتح https://example.com/docs?q=js ثم عُد.', [
    ...['افتح', ' ', ['https://example.com/docs?q=js'], ' ', 'ثم عُد', '.'],
  ]),
  rtl('المجلد /usr/local/bin فيه البرنامج.', [
    ...['المجلد', ' ', ['/usr/local/bin'], ' ', 'فيه البرنامج', '.'],
  ]),
  rtl('نفّذ: npm install --save-dev vitest', ['نفّذ', ': ', ['npm install --save-dev vitest']]),
  rtl(
    '- سارة: جاهز؟\n- علي: نعم!',
    ['- ', 'سارة', ': ', 'جاهز', '؟'],
    ['- ', 'علي', ': ', 'نعم', '!'],
  ),
  rtl('«المتغيّر» (variable) صندوق له اسم.', [
    ...['«', 'المتغيّر', '»', ' ', '(', 'variable', ')', ' ', 'صندوق له اسم', '.'],
  ]),
  rtl('النتيجة: [1, 2, 3]', ['النتيجة', ': ', ['[1, 2, 3]']]),
  ltr('{ "name": "Layla", "age": 20 }'),
  rtl('HTML وCSS وJavaScript: ثلاث لغات.', [
    ...['HTML', ' ', 'و', 'CSS', ' ', 'و', 'JavaScript', ': ', 'ثلاث لغات', '.'],
  ]),
  rtl('React أم Vue؟', ['React', ' ', 'أم', ' ', 'Vue', '؟']),
  rtl('‏3 + 4 = 7، صحيح؟', [['3 + 4 = 7'], '، ', 'صحيح', '؟']),
  rtl('الساعة 10:30 صباحًا، يوم 5/3/2026.', [
    ...['الساعة', ' ', ['10:30'], ' ', 'صباحًا', '، ', 'يوم', ' ', ['5/3/2026'], '.'],
  ]),
  rtl('الإصدار v2.0.1-beta جاهز...', ['الإصدار', ' ', ['v2.0.1-beta'], ' ', 'جاهز', '...']),
  rtl('استخدم <div> لا <span>!', ['استخدم', ' ', ['<div>'], ' ', 'لا', ' ', ['<span>'], '!']),
  rtl('& و| و! رموز منطقية.', ['&', ' ', 'و', '|', ' ', 'و', '!', ' ', 'رموز منطقية', '.']),
  rtl('البريد: name@example.com', ['البريد', ': ', ['name@example.com']]),
  rtl('#مقدمة @سارة', ['#', 'مقدمة', ' ', '@', 'سارة']),
  rtl('(موسيقى)', ['(', 'موسيقى', ')']),
  rtl('♪ ♪ ♪'),
  ltr('Thank you for watching!'),
];
