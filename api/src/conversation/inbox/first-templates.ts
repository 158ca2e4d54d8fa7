import type {
  InboxKind,
  ReplyTemplate,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';

const letter = (...paragraphs: string[]) =>
  ['أهلًا {الاسم}،', ...paragraphs, 'مع أطيب التحيات،\n{المرسل}'].join('\n\n');

/** The ready texts of an installation that has not written its own. */
export const firstTemplates: Record<InboxKind, ReplyTemplate[]> = {
  order: [
    {
      name: 'طلب تفاصيل',
      state: null,
      body: letter(
        'شكرًا لثقتك بنا. وصلنا طلبك رقم {الرقم} ({الخدمة})، ونود أن نعرف عنه أكثر قبل أن نقترح عليك سعرًا وموعدًا:',
        '- ما أول ما تريد إنجازه؟\n- متى تحتاج إليه؟\n- هل حددت له ميزانية تقريبية؟',
        'يكفي أن ترد على هذه الرسالة.',
      ),
    },
    {
      name: 'دعوة إلى مكالمة',
      state: null,
      body: letter(
        'قرأنا طلبك رقم {الرقم} ({الخدمة})، ويسعدنا أن نتحدث عنه في مكالمة قصيرة.',
        'ما الوقت الذي يناسبك هذا الأسبوع؟',
      ),
    },
    {
      name: 'تأكيد الاتفاق',
      state: 'agreed',
      body: letter(
        'سعدنا بالاتفاق معك على طلبك رقم {الرقم} ({الخدمة}). سنبدأ العمل، ونخبرك بكل خطوة.',
        'إن طرأ على طلبك تغيير فرد على هذه الرسالة.',
      ),
    },
    {
      name: 'اعتذار',
      state: 'declined',
      body: letter(
        'شكرًا لثقتك بنا. قرأنا طلبك رقم {الرقم} ({الخدمة})، ونعتذر عن عدم قدرتنا على تنفيذه في الوقت الحالي.',
        'نتمنى لك التوفيق، ويسعدنا أن نسمع منك في طلب آخر.',
      ),
    },
  ],
  message: [
    {
      name: 'شكر وجواب',
      state: null,
      body: letter('شكرًا لرسالتك بعنوان «{الموضوع}».', ''),
    },
    {
      name: 'شكر على ملاحظة',
      state: null,
      body: letter('شكرًا لك على ملاحظتك. أخذناها في الحسبان، وسنخبرك إن احتجنا إلى تفاصيل أخرى.'),
    },
  ],
};
