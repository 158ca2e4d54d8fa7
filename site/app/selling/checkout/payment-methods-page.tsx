import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Link } from '#ui/text/link.tsx';
import { paymentMethodsQuery } from './queries.ts';
import { usualWait } from './stage.ts';
import { waitText } from './stage-texts.ts';
import { wayNames } from './way-names.ts';

const page = definePage({
  queries: () => ({ ways: paymentMethodsQuery }),
  head: () => ({
    title: 'طرق الدفع',
    description: wording`كيف تدفع ثمن كورس، وماذا يحدث بعد أن تدفع.`,
    path: '/ways-to-pay',
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** How courses can be paid for, which visitors read before they decide; it needs no scripts. */
export default function PaymentMethodsPage() {
  const { data, error, refetch, isFetching } = useQuery(paymentMethodsQuery);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">طرق الدفع</h1>
        {data ? (
          <ul className="mt-8 flex flex-col gap-3">
            {data.channels.length > 0 && (
              <Way title={wayNames.transfer.title} text={wayNames.transfer.text}>
                <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-medium">
                  {data.channels.map(({ name }) => (
                    <li key={name}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
                <p className="mt-2 text-sm text-text-faint">
                  بعد إرسال الإيصال {waitText(usualWait(data.answers_in))}
                </p>
              </Way>
            )}
            {data.gateways.map((gateway) => (
              <Way key={gateway} {...wayNames[gateway]} />
            ))}
            <Way
              title="كود اشتراك"
              text={wording`من مكتبة أو مركز أو هدية. يفتح الكورس فور إدخاله.`}
            >
              <p className="mt-2">
                <Link to="/redeem">فعّل كودًا</Link>
              </p>
            </Way>
          </ul>
        ) : error ? (
          <FailedState
            className="mt-8"
            title="تعذر تحميل طرق الدفع"
            message={errorText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div role="status" aria-label="جارٍ تحميل طرق الدفع" className="mt-8">
            <SkeletonText lines={4} />
          </div>
        )}
        <h2 className="mt-10 text-2xl">{wording`كيف تشتري كورسًا؟`}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6">
          <li>{wording`افتح صفحة الكورس واضغط «اشترك الآن». ندخلك بكود يصل إلى بريدك، بلا كلمة مرور.`}</li>
          <li>اختر طريقة الدفع في صفحة الشراء وادفع.</li>
          <li>{wording`{يُفتح|تُفتح} لك الكورس فور تأكيد الدفع، ويصلك إشعار، ورسالة بالبريد، وإيصال.`}</li>
        </ol>
        <p className="mt-6">
          لم تجد ما يناسبك؟ <Link to="/contact">راسلنا</Link>.
        </p>
      </div>
    </div>
  );
}

function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="rounded-lg border border-line bg-raised p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-text-soft">{text}</p>
      {children}
    </li>
  );
}
