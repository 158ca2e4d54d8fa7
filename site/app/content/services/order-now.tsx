import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { orderUrl } from './order-url.ts';

/** The call to action at the end of the page. */
export function OrderNow({ service }: { service: ParsedService }) {
  return (
    <section aria-labelledby="order-now" className="page-width pt-section">
      <div className="dark relative isolate flex flex-col gap-6 overflow-hidden rounded-2xl bg-ink px-6 py-10 text-on-ink sm:px-10 md:flex-row md:items-center md:justify-between">
        <Lattice
          light={[0.36, 1.2]}
          reach={0.3}
          className="absolute inset-0 -z-1 size-full text-on-ink max-md:hidden"
        />
        <div className="max-w-xl">
          <h2 id="order-now" className="text-3xl">
            نبدأ متى شئت
          </h2>
          <p className="mt-2 text-lg text-on-ink-soft">
            صف لنا ما تريده من «<bdi>{service.name}</bdi>»، ونعود إليك بخطة وسعر قبل أن تدفع شيئًا.
          </p>
        </div>
        <Button asChild size="lg">
          <Link to={orderUrl(service.id)}>{wording`اطلب الخدمة الآن`}</Link>
        </Button>
      </div>
    </section>
  );
}
