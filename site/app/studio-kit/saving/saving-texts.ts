/** The texts of saving and publishing. */
export const savingTexts = {
  state: {
    loading: 'جارٍ التحميل…',
    saved: 'حُفظ',
    saving: 'جارٍ الحفظ…',
    waiting: 'لم يُحفظ بعد',
    offline: 'لم يُحفظ بعد: لا اتصال',
    failed: 'لم يُحفظ بعد: تعذر الاتصال بالخادم',
    'signed-out': 'لم يُحفظ بعد: سجّل الدخول ليُحفظ ما كتبته',
    gone: 'لم يُحفظ: لم تعد تملك صلاحية التعديل هنا',
    conflict: 'نصّان مختلفان: اختر أحدهما',
    refused: 'لم يُحفظ كل شيء: راجع الحقول المعلّمة',
  },
  neverSaved: 'لا تعديلات',
  storedInBrowser: 'ما كتبته محفوظ في هذا المتصفح.',
  notStoredInBrowser: 'لا يستطيع هذا المتصفح الاحتفاظ بما كتبته. لا تغلق الصفحة قبل أن يُحفظ.',
  retry: 'حاول الآن',
  conflict: {
    title: 'لهذا الحقل نصّان. اختر أحدهما، ويمكنك التراجع بعد ذلك.',
    mine: 'نصك',
    of: (name: string) => `نص ${name}`,
    ownElsewhere: 'نصك في نافذة أخرى',
    someone: 'النص الآخر',
    empty: '(فارغ)',
    keepMine: 'احفظ نصي',
    takeTheirs: 'خذ النص الآخر',
    stored: 'حُفظ نصك',
    taken: 'أُخذ النص الآخر',
  },
  restored: {
    text: 'أعدنا إلى هذه الصفحة ما كتبته في زيارة سابقة ولم يكن قد حُفظ.',
    close: 'فهمت',
  },
  presence: (names: string) => `مفتوح الآن عند ${names}`,
  unseen: {
    title: 'عدّل شخص آخر في هذه الصفحة',
    /** Refuses an act once. */
    first: (names: string) => `عدّل شخص آخر ما لم تفتحه بعد: ${names}. راجعه، ثم اضغط مرة أخرى.`,
  },
  actionNeedsSaving: {
    conflict: 'في الصفحة نصّان مختلفان لم تختر أحدهما. اختر ثم حاول مرة أخرى.',
    other: 'لم يُحفظ كل ما كتبته بعد. انتظر حتى يُحفظ ثم حاول مرة أخرى.',
  },
} as const;
