import { siteLinks } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { SettingEntry, SettingSubject } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';
import { linkNames } from './link-names.ts';

const setting = (
  subject: SettingSubject,
  field: string,
  name: string,
  words: string,
): SettingEntry => ({
  subject,
  to: `${settingSubjects[subject].to}#${field}`,
  name,
  words,
  capability: 'settings:edit',
});

/** The settings of the installation: for the settings' own search and for the command palette. */
export const siteSettings: readonly SettingEntry[] = [
  setting('identity', 'name', 'اسم الموقع', 'العنوان المنصة الأكاديمية site name'),
  setting('identity', 'tagline', 'الجملة التعريفية', 'الوصف الشعار النصي محركات البحث tagline'),
  setting('identity', 'logo', 'الشعار', 'لوجو صورة علامة logo'),
  setting('identity', 'logo_dark', 'الشعار على خلفية داكنة', 'لوجو الوضع الليلي dark logo'),
  setting('identity', 'icon', 'الأيقونة', 'أيقونة التبويب المتصفح favicon icon'),
  setting('identity', 'logo_has_name', 'اسم الموقع مكتوب في الشعار', 'لوجو'),
  setting('identity', 'accent', 'اللون المميز', 'ألوان الأزرار المظهر colour color'),
  setting('identity', 'hero_title', 'عنوان الصفحة الرئيسية', 'الترحيب أعلى الواجهة hero headline'),
  setting('identity', 'hero_text', 'جملة الصفحة الرئيسية', 'الترحيب الوصف أعلى الواجهة hero'),
  setting('identity', 'home_sections', 'أقسام الصفحة الرئيسية', 'ترتيب الواجهة الرئيسية home'),
  setting('identity', 'nouns', 'أسماء الأشياء', wording`مسميات كورس محاضرة طالب معلّم كلمات`),
  {
    subject: 'identity',
    to: '/studio/certificates/design',
    name: wording`تصميم الشهادة`,
    words: 'التوقيع لون عنوان certificate',
    capability: 'settings:edit',
  },
  setting('contact', 'email', 'بريد التواصل', 'الإيميل الالكتروني email'),
  setting('contact', 'phone', 'الهاتف', 'رقم الموبايل الجوال واتساب phone'),
  setting('contact', 'address', 'العنوان', 'المقر المكان address'),
  ...siteLinks.map((name) =>
    setting('contact', name, linkNames[name], `رابط صفحة شبكات التواصل السوشيال ${name}`),
  ),
  setting('mail', 'mail', 'خادم البريد', 'إعداد الرسائل smtp mail server كلمة مرور المنفذ المرسل'),
  setting('mail', 'mail_test', 'رسالة تجريبية', 'تجربة فحص البريد spf dkim dmarc test'),
  setting('mail', 'push', 'الإشعارات على الأجهزة', 'تنبيهات push vapid'),
  setting('advanced', 'currency', 'العملة', 'جنيه ريال دينار دولار currency'),
  setting('advanced', 'time_zone', 'المنطقة الزمنية', 'الوقت الساعة التوقيت timezone'),
  setting('advanced', 'video_hosts', 'فيديوهات من مواقع أخرى', 'يوتيوب فيميو youtube vimeo bunny'),
  setting('advanced', 'storage', 'التخزين والحدود', 'المساحة الملفات القرص s3 قاعدة البيانات'),
  setting('advanced', 'environment', 'ما يُضبط على الخادم', 'متغيرات البيئة ffmpeg redis env'),
];
