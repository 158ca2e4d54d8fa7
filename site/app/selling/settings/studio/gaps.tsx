import type { SellingGap } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';

const gapTexts: Record<SellingGap, { text: string; to?: string; label?: string }> = {
  way: {
    text: wording`لا طريقة للدفع بعد، {فلا يُباع|فلا تُباع} كورس إلا بكود اشتراك أو منحة.`,
    to: '/studio/selling/channels',
    label: 'أضف وسيلة تحويل',
  },
  price: {
    text: wording`لا كورس {منشورًا|منشورة} {له|لها} سعر بعد.`,
    to: '/studio/courses',
    label: wording`افتح الكورسات`,
  },
  'legal-name': { text: 'الاسم القانوني غير مكتوب، فيحمل الإيصال اسم الموقع.' },
  address: { text: 'العنوان غير مكتوب، لا هنا ولا في بيانات التواصل، فيخلو منه الإيصال.' },
  country: { text: 'الدولة غير محددة، وبها يُعرف شكل الإيصال المطلوب.' },
};

/** Without these nothing can be sold. */
const blocking: readonly SellingGap[] = ['way', 'price'];

/** What is missing before one can sell, then what receipts lack. */
export function Gaps({ missing }: { missing: readonly SellingGap[] }) {
  if (missing.length === 0) {
    return <Notice tone="success">كل ما يلزم للبيع موجود.</Notice>;
  }
  const isBlocked = missing.some((gap) => blocking.includes(gap));
  return (
    <Notice
      tone={isBlocked ? 'warning' : 'info'}
      title={isBlocked ? 'ما ينقص قبل أن تبيع' : 'ما ينقص في الإيصالات'}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {missing.map((gap) => {
          const { text, to, label } = gapTexts[gap];
          return (
            <li key={gap}>
              {text} {to && <Link to={to}>{label}</Link>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
