export const securityTexts = {
  sessionsNotFetched: 'تعذر جلب قائمة أجهزتك',
  notEnded: 'تعذر تسجيل الخروج من ذلك الجهاز',
  othersNotEnded: 'تعذر تسجيل الخروج من الأجهزة الأخرى',
  passwordNotRemoved: 'تعذرت إزالة كلمة المرور',
  passwordNotSaved: {
    message: 'تعذر حفظ كلمة المرور',
    advice: 'لم يتغيّر شيء، وما كتبته باقٍ في مكانه. تحقق من اتصالك ثم حاول مرة أخرى.',
  },
} as const;
