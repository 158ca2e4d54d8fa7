import type { PaymentMethods } from '@nibras/contract/selling/checkout/shapes.ts';
import { wayNames } from './way-names.ts';

/**
 * What a browser without scripts shows: only scripts know who is signed in, and so what is to be paid. It names the ways to
 * pay, and where the provider can be asked.
 */
export function WithoutScripts({ ways }: { ways: PaymentMethods | undefined }) {
  const names = [
    ...(ways?.channels ?? []).map(({ name }) => name),
    ...(ways?.gateways ?? []).map((gateway) => wayNames[gateway].title),
  ];
  return (
    <noscript>
      <p className="mt-6 max-w-2xl">
        لا يمكن إتمام الشراء هنا إلا بتفعيل JavaScript، فبه نعرف حسابك والمبلغ المطلوب. فعّله ثم حدّث
        الصفحة، أو <a href="/contact">راسلنا</a> لنكمل معك الشراء.
      </p>
      {names.length > 0 && (
        <>
          <h2 className="mt-6 text-xl">طرق الدفع المتاحة</h2>
          <ul className="mt-2 flex flex-col gap-1">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </noscript>
  );
}
