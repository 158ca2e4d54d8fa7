import { EditorState } from '@codemirror/state';

/** What the editor says by itself. */
export const phrases = EditorState.phrases.of({
  Find: 'ابحث',
  Replace: 'استبدل بـ',
  next: 'التالي',
  previous: 'السابق',
  all: 'الكل',
  'match case': 'طابق حالة الأحرف',
  'by word': 'كلمات كاملة',
  regexp: 'تعبير نمطي',
  replace: 'استبدل',
  'replace all': 'استبدل الكل',
  close: 'أغلق البحث',
  'current match': 'الموضع الحالي',
  'replaced $ matches': 'استُبدل $ من المواضع',
  'replaced match on line $': 'استُبدل في السطر $',
  'on line': 'في السطر',
  'Selection deleted': 'حُذف التحديد',
  Completions: 'اقتراحات الإكمال',
  'Control character': 'محرف تحكم',
  'Go to line': 'اذهب إلى السطر',
  go: 'اذهب',
});
