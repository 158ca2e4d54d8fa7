import { cx } from '#ui/class-names.ts';
import type { Work } from './use-work.ts';

const texts: Record<Work['state'], string> = {
  saved: 'حُفظ عملك',
  saving: 'جارٍ الحفظ…',
  device: 'محفوظ على هذا الجهاز، ويُرسل إلى حسابك بعد قليل',
  'only-here': 'لم يُحفظ بعد: لا تغلق الصفحة حتى يعود الاتصال',
  refused: 'تعذر الحفظ في حسابك',
};

/** Where the work is kept, in words. */
export function WorkStatus({ work: { state, problem } }: { work: Work }) {
  const isBad = state === 'refused' || state === 'only-here';
  return (
    <p role="status" className={cx('text-sm', isBad ? 'text-danger' : 'text-text-faint')}>
      {texts[state]}
      {problem && `: ${problem}`}
    </p>
  );
}
