import { deviceTokens } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove, secret } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(deviceTokens, {
    group: 'sign-in',
    title: 'متصفحات تصلها الإشعارات',
    purpose: 'إرسال الإشعارات إلى المتصفحات التي وافق صاحبها على ذلك.',
    retention: 'حتى يوقفها صاحبها أو تنتهي جلسة الدخول أو يرفضها المتصفح.',
    columns: {
      id: words.id,
      personId: 'رقم الحساب',
      endpoint: secret('عنوان المتصفح لدى {=خدمة} الإشعارات'),
      subscription: secret('مفاتيح تشفير الإشعارات'),
      deviceName: 'اسم الجهاز',
      sessionId: 'رقم الجلسة التي فعّلتها',
      createdAt: words.createdAt,
      lastUsedAt: 'آخر إشعار وصله',
    },
    links: [
      byPerson(deviceTokens.personId, {
        how: 'صاحب المتصفح.',
        exported: 'whole',
        deletion: remove('لا إشعارات بعد حذف الحساب.'),
      }),
    ],
  }),
];
