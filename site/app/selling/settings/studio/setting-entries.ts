import type { SettingEntry } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';

const setting = (to: string, name: string, words: string): SettingEntry => ({
  subject: 'payment',
  to,
  name,
  words,
  capability: 'selling:manage',
});

const onPage = (field: string, name: string, words: string) =>
  setting(`${settingSubjects.payment.to}#${field}`, name, words);

/** The settings of selling: for the settings' own search and for the command palette. */
export const sellingSettings: readonly SettingEntry[] = [
  onPage('legal_name', 'الاسم القانوني', 'البائع الشركة الإيصال الفاتورة'),
  onPage('country', 'دولة البائع', 'البلد الإيصال'),
  onPage('tax_number', 'الرقم الضريبي', 'السجل الضريبة vat'),
  onPage('address', 'عنوان البائع', 'الإيصال الفاتورة'),
  onPage('vat', 'ضريبة القيمة المضافة', 'نسبة الضريبة vat tax'),
  onPage('open_for', 'مهلة الدفع', 'مدة الشراء ينتهي الساعات'),
  onPage('two_approvers', 'يوافق شخصان على كل تحويل', 'موافقة مشرفان قبول التحويلات'),
  setting(
    '/studio/selling/channels',
    'وسائل التحويل',
    'فودافون كاش إنستاباي بنك نقدا محفظة طريقة دفع يدوي instapay',
  ),
  setting(
    '/studio/selling/gateways',
    'بوابات الدفع',
    'بطاقة فيزا paymob fawry فوري moyasar stripe مفاتيح طريقة دفع',
  ),
  setting('/studio/selling/receipts', 'الإيصالات', 'المحاسب فواتير الشهر'),
];
