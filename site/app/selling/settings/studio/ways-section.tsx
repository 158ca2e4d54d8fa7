import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { SellingState } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '#studio-kit/fields/section.tsx';
import { NextIcon } from '#ui/ornament/icons.ts';

const gatewayNames: Record<Gateway, string> = {
  paymob: 'Paymob',
  fawry: 'فوري',
  moyasar: 'Moyasar',
  stripe: 'Stripe',
};

/** Where the payment methods are set up. */
export function WaysSection({ channels, gateways }: Pick<SellingState, 'channels' | 'gateways'>) {
  return (
    <Section
      title="طرق الدفع"
      description={wording`لكل طريقة صفحتها. ولا يظهر للطلاب إلا ما فتحته.`}
    >
      <ul className="-my-2 divide-y divide-line">
        <Way to="/studio/selling/channels" name="التحويل اليدوي">
          {channels === 0 ? 'لا وسيلة بعد' : countLabel(channels, rareNouns.paymentMethod)}: فودافون
          كاش، إنستاباي، بنك، نقدًا
        </Way>
        <Way to="/studio/selling/gateways" name="بوابات الدفع">
          {gateways.length === 0
            ? 'لا بوابة مفتوحة. تعمل بمفاتيح حسابك عندها.'
            : gateways.map((gateway) => gatewayNames[gateway]).join('، ')}
        </Way>
        <Way to="/studio/selling/receipts" name="الإيصالات">
          إيصالات كل شهر، وملف للمحاسب
        </Way>
      </ul>
    </Section>
  );
}

function Way({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 py-2 text-text no-underline hover:text-link"
      >
        <span className="min-w-0 grow">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-text-soft">{children}</span>
        </span>
        <NextIcon className="size-5 text-text-faint" />
      </Link>
    </li>
  );
}
