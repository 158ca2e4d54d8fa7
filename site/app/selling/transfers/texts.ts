import type { TransferChannelKind } from '@nibras/contract/selling/transfers/shapes.ts';

/** What the number of a channel is called. */
export const numberNames: Record<TransferChannelKind, string> = {
  'vodafone-cash': 'رقم المحفظة',
  instapay: 'عنوان إنستاباي أو رقمه',
  bank: 'رقم الحساب أو الآيبان',
  cash: 'المكان أو الرقم',
  other: 'الرقم أو العنوان',
};

export const transferTexts = {
  wrongType:
    'هذا الملف ليس صورة نعرفها. اختر صورة JPG أو PNG أو WebP أو AVIF، أو لقطة الشاشة نفسها.',
  tooLarge: 'حجم هذه الصورة كبير، وتعذر تصغيرها. اختر صورة أصغر.',
  unreadable: 'تعذرت قراءة هذه الصورة. اختر صورة أخرى، أو لقطة الشاشة نفسها.',
  missing: 'أرفق صورة الإيصال أو لقطة الشاشة بعد التحويل.',
  failed: 'تعذر إرسال الإيصال',
  advice: 'ما كتبته باقٍ هنا. تحقق من اتصالك ثم حاول مرة أخرى.',
} as const;
