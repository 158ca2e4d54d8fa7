import { spanLabel } from '@nibras/contract/text/count.ts';

export const signInTexts = {
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  signedIn: 'تم تسجيل الدخول بنجاح',
  welcome: 'أهلًا بك في المنصة',
  loginFailed: 'حدث خطأ أثناء تسجيل الدخول',
  registerFailed: 'حدث خطأ أثناء التسجيل',
  passwordFailed: {
    message: 'فشل في تسجيل الدخول',
    advice: 'تحقق من اتصالك ثم حاول مرة أخرى، أو ادخل بكود يصل إلى بريدك.',
  },
  nameFailed: {
    message: 'تعذر حفظ اسمك',
    advice: 'تحقق من اتصالك ثم حاول مرة أخرى، أو اختر «لاحقًا» واكتبه في ملفك الشخصي.',
  },
  wrongCode: 'كود التحقق غير صحيح',
} as const;

/** The text shown after the five allowed attempts. */
export const lockText = (minutes: number) =>
  `تجاوزت عدد المحاولات المسموح بها. حاول مرة أخرى بعد ${spanLabel(minutes, 'minute')}.`;
