import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';

/** What becomes of the account's data, in short; the register of personal data has all of it. */
export const whatGoes = [
  'اسمك وبريدك ورقمك وصورتك، وأجهزتك التي دخلت منها.',
  'اشتراكاتك ودخولك إلى الكورسات، وما أنجزته ودرجاتك وملاحظاتك.',
  'إشعاراتك ومفضلتك وطلبات الخدمات، ونص تقييماتك.',
];

export const whatStays = [
  'رسائلك واستفساراتك عند من وصلته، باسم «حساب محذوف»: هي جزء من حديثه أيضًا.',
  'نجوم تقييماتك بلا اسم، ليبقى متوسط الكورس صادقًا.',
  'مشترياتك وإيصالاتك: سجل مالي يطلب القانون حفظه.',
  'موافقاتك وطلباتك من هذه الصفحة، بلا اسم ولا بريد: الدليل على أننا نفذناها.',
  'ما في النسخ الاحتياطية، حتى تنتهي مدتها. وإن استُعيدت نسخة أُعيد الحذف.',
];

interface ChoiceTexts {
  label: string;
  meaning: string;
  /** What is said while the request waits. */
  chosen: string;
}

export const certificateChoiceTexts: Record<CertificateChoice, ChoiceTexts> = {
  keep: {
    label: 'أبقوا شهاداتي',
    meaning: 'تبقى صالحة باسمك، ويتحقق منها من معه رمزها. نزّلها قبل حذف الحساب.',
    chosen: 'تبقى شهاداتك صالحة باسمك كما اخترت.',
  },
  remove: {
    label: 'اسحبوا شهاداتي',
    meaning: 'يُمحى اسمك منها، ومن فتح رمزها يقرأ أنها سُحبت.',
    chosen: 'تُسحب شهاداتك ويُمحى اسمك منها كما اخترت.',
  },
};
