import type {
  ReportedKind,
  ReportReason,
} from '@nibras/contract/conversation/moderation/shapes.ts';
import type { ModerationList } from '@nibras/contract/conversation/moderation/studio/shapes.ts';

export const listNames: Record<ModerationList, string> = {
  open: 'تنتظر قرارك',
  decided: 'ما تقرر فيه',
  all: 'كل التقييمات والاستفسارات',
};

export const kindNames: Record<ReportedKind, string> = {
  review: 'تقييم',
  discussion: 'استفسار',
  message: 'رسالة',
};

export const kindFilters: Record<ReportedKind, string> = {
  review: 'التقييمات',
  discussion: 'الاستفسارات',
  message: 'الردود والرسائل',
};

export const reasonNames: Record<ReportReason, string> = {
  abuse: 'إساءة',
  spam: 'دعاية أو محتوى مزعج',
  'personal-data': 'بيانات شخصية',
  cheating: 'حل جاهز أو غش',
  other: 'سبب آخر',
};

export const decided = {
  hide: { done: 'أُخفي عن الجميع، وأُخبر كاتبه', failed: 'تعذر الإخفاء' },
  restore: { done: 'عاد ظاهرًا للآخرين', failed: 'تعذرت الإعادة' },
  dismiss: { done: 'بقي كما هو، وأُغلق البلاغ', failed: 'تعذر إغلاق البلاغ' },
};

export const emptyTexts: Record<ModerationList, { title: string; description: string }> = {
  open: {
    title: 'لا بلاغات تنتظر',
    description: 'إذا أبلغ أحد عن تقييم أو استفسار أو رسالة، وجدته هنا لتقرر فيه بضغطة.',
  },
  decided: {
    title: 'لم تقرر في شيء بعد',
    description: 'يبقى هنا ما أخفيته وما تركته، وتستطيع أن تغيّر رأيك متى شئت.',
  },
  all: {
    title: 'لا تقييمات ولا استفسارات بعد',
    description: 'تظهر هنا تقييمات كورساتك واستفسارات طلابها، الأحدث أولًا.',
  },
};
