import type { AnnouncementChannel } from '@nibras/contract/conversation/announcements/shapes.ts';
import type {
  AnnouncementAudience,
  AnnouncementRow,
  AnnouncementState,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** Of one announcement. */
export const stateNames: Record<AnnouncementState, string> = {
  draft: 'مسودة',
  scheduled: 'مجدول',
  sending: 'يُرسل الآن',
  sent: 'أُرسل',
  cancelled: 'أُوقف إرساله',
};

/** Of many, in the list's filter. */
export const listedStates: Record<AnnouncementState, string> = {
  draft: 'المسودات',
  scheduled: 'المجدولة',
  sending: 'قيد الإرسال',
  sent: 'المرسلة',
  cancelled: 'الموقوفة',
};

export const channelNames: Record<AnnouncementChannel, string> = {
  notice: 'إشعار في الموقع',
  push: 'إشعار على الجهاز',
  mail: 'رسالة بريد',
};

export const channelHints: Record<AnnouncementChannel, string> = {
  notice: 'يظهر في الجرس وصفحة الإشعارات.',
  push: 'لمن فعّلوا الإشعارات على هاتف أو حاسوب.',
  mail: 'لمن أكدوا بريدهم. وفي كل رسالة رابط يوقفها بضغطة.',
};

export const audienceNames: Record<AnnouncementAudience, string> = {
  course: wording`مشتركو كورس`,
  all: 'كل من له حساب',
  away: 'من غاب عن المنصة شهرًا',
};

/** «مشتركو كورس بايثون» */
export const audienceOf = ({ audience, course }: Pick<AnnouncementRow, 'audience' | 'course'>) =>
  audience === 'course' && course ? wording`مشتركو كورس «${course.name}»` : audienceNames[audience];

export const untitled = 'إعلان بلا عنوان';
