import { wording } from '@nibras/contract/text/wording.ts';

/** What keeps an item from being published, by its code. */
export const texts = {
  name: 'اكتب الاسم.',
  slug: 'الرابط يتكوّن من حروف وأرقام وشرطات، ولا يكون أرقامًا فقط.',
  description: 'اكتب الوصف.',
  price: 'اكتب السعر رقمًا بالخانات العشرية لعملتك على الأكثر، أو اتركه فارغًا للمجاني.',
  access: 'اختر للاشتراك مدة بالأيام أو تاريخًا ينتهي فيه، لا كليهما.',
  get 'completion-nothing'() {
    return wording`اختر شرطًا واحدًا على الأقل لإتمام الكورس: محاضرات أو اختبارات أو تمارين أو متوسط درجات.`;
  },
  get 'completion-dates'() {
    return wording`آخر موعد لإتمام الكورس قبل موعد {اكتماله، فلا يتمه|اكتمالها، فلا يتمها} أحد.`;
  },
  'price-from': 'اكتب السعر رقمًا بخانتين عشريتين على الأكثر، أو اتركه ليُحدَّد بعد دراسة الطلب.',
  'short-description': 'اكتب الوصف المختصر.',
  get link() {
    return wording`اكتب رابط المشروع كاملًا، مثل https://example.com، أو اتركه فارغًا.`;
  },
  get 'no-film'() {
    return wording`ارفع فيديو المحاضرة.`;
  },
  get 'chapter-names'() {
    return wording`اكتب اسم كل {=فصل} من {=فصول} الفيديو، أو احذفه.`;
  },
  get 'chapter-times'() {
    return wording`في الفيديو {=فصلان} يبدآن في الثانية نفسها. غيّر وقت أحدهما.`;
  },
  get 'chapters-beyond'() {
    return wording`في الفيديو {=فصل} يبدأ بعد نهايته. غيّر وقته أو احذفه.`;
  },
  get 'no-text'() {
    return wording`اكتب نص المحاضرة.`;
  },
  body: 'اكتب نص الصفحة.',
  email: 'اكتب بريد التواصل كاملًا، مثل hello@example.com، أو اتركه فارغًا.',
  links: 'اكتب عناوين صفحاتك كاملة، مثل \u2066youtube.com/@name\u2069، أو اتركها فارغة.',
  accent: 'اكتب اللون بستة أرقام أو حروف بعد #، مثل #0d7a5f، أو اتركه فارغًا للون الأصلي.',
  get 'certificate-accent'() {
    return wording`اكتب لون الشهادة بستة أرقام أو حروف بعد #، مثل #0d7a5f، أو اتركه فارغًا.`;
  },
  nouns: 'أكمل صيغ الأسماء: كل صيغة كلمة واحدة بحروف عربية.',
  'nouns-shared': 'اسم واحد لشيئين يحيّر القارئ. اختر لكل شيء اسمًا لا يحمله غيره.',
  'time-zone': 'اختر منطقة زمنية من القائمة.',
  get 'no-questions'() {
    return wording`أضف سؤالًا واحدًا على الأقل، أو اكتب نص الاختبار.`;
  },
  get 'no-exercise'() {
    return wording`أكمل التمرين: اللغة، وملف البداية، {=واختبار} واحد على الأقل.`;
  },
  'video-question': 'في الفيديو سؤال لم يكتمل.',
  'video-essay':
    'الإجابة المقالية يصحّحها إنسان، فلا يُطرح سؤالها في الفيديو. اختر سؤالًا يصحّحه النظام، أو غيّر نوعه.',
  get question() {
    return wording`في الاختبار سؤال لم يكتمل.`;
  },
  get 'no-lectures'() {
    return wording`انشر محاضرة{ًا} {lecture:واحدة|واحدًا} على الأقل مع الكورس.`;
  },
} as const;
export type Code = keyof typeof texts;
