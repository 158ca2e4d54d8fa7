import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** What becomes of the account's data, in short; the register of personal data has all of it. */
export const whatGoes = (): string[] => [
  'اسمك وبريدك ورقمك وصورتك، وأجهزتك التي دخلت منها.',
  wording`اشتراكاتك ودخولك إلى الكورسات، وما أنجزته ودرجاتك وملاحظاتك.`,
  wording`إشعاراتك ومفضلتك وطلبات الخدمات، ونص تقييماتك.`,
];

export const whatStays = (): string[] => [
  'رسائلك واستفساراتك عند من وصلته، باسم «حساب محذوف»: هي جزء من حديثه أيضًا.',
  wording`نجوم تقييماتك بلا اسم، ليبقى متوسط الكورس صادقًا.`,
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
    get label() {
      return wording`أبقوا شهاداتي`;
    },
    meaning: 'تبقى صالحة باسمك، ويتحقق منها من معه رمزها. نزّلها قبل حذف الحساب.',
    get chosen() {
      return wording`تبقى شهاداتك صالحة باسمك كما اخترت.`;
    },
  },
  remove: {
    get label() {
      return wording`اسحبوا شهاداتي`;
    },
    meaning: 'يُمحى اسمك منها، ومن فتح رمزها يقرأ أنها سُحبت.',
    get chosen() {
      return wording`تُسحب شهاداتك ويُمحى اسمك منها كما اخترت.`;
    },
  },
};
