/** Why a draft by machine could not be made; its text is shown in the studio. */
export class MachineFailure extends Error {
  override name = 'MachineFailure';
}

/** Why a draft by machine failed, in Arabic. */
export const machineTexts = {
  noVideo: 'لا فيديو هنا على هذا الخادم تُكتب له مسودة.',
  noSound: 'لا صوت في هذا الفيديو، أو لا يمكن أخذه منه.',
  tooLarge: 'الفيديو أكبر مما تتسع له مساحة العمل على الخادم الآن. حاول مرة أخرى لاحقًا.',
  program: 'توقف برنامج المسودات قبل أن ينهي عمله. راجع مشغّل المنصة، ثم حاول مرة أخرى.',
  slow: 'استغرقت المسودة أطول من الحد المسموح به.',
  tooLong: 'ما كتبه برنامج المسودات أطول من الحد المسموح به.',
  unread: 'كتب برنامج المسودات ما لا يُقرأ: لا VTT ولا SRT ولا JSON.',
  empty: 'لم يُسمع كلام في هذا الفيديو.',
  service: 'تعذر الاتصال بخادم المسودات. حاول مرة أخرى بعد قليل.',
  refused: 'رفض خادم المسودات الطلب. راجع مشغّل المنصة: قد يكون المفتاح أو الرصيد.',
  unexpected: 'تعذرت كتابة المسودة بسبب خطأ في الخادم. حاول مرة أخرى.',
} as const;

/** Throws the failure with one of the texts. */
export function fail(text: keyof typeof machineTexts, cause?: unknown): never {
  throw new MachineFailure(machineTexts[text], { cause });
}
