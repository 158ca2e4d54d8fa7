import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { fixedMeta } from '#platform/head.ts';
import { Link } from '#ui/text/link.tsx';
import RedeemForm from './redeem-form.tsx';
import { useRedeem } from './use-redeem.ts';

export const meta = fixedMeta({
  title: 'تفعيل كود',
  description: 'معك كود اشتراك من مكتبة أو مركز، أو وصلك هدية؟ اكتبه هنا ليفتح لك ما فيه.',
});

/** The course from whose page the user came. */
function courseOf(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('course'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Redeems a code, typed or from the link of a card's QR code. */
export default function RedeemPage() {
  const { search } = useLocation();
  const course = courseOf(search);
  const redeeming = useRedeem(course);
  useCodeOfLink(redeeming.type);
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl">تفعيل كود</h1>
        <p className="mt-2 text-lg text-text-soft">
          من بطاقة اشتريتها، أو هدية وصلتك. يعمل كل كود مرة واحدة.
        </p>
        <div className="mt-8 rounded-2xl border border-line bg-raised p-5 shadow-sm sm:p-7">
          <RedeemForm redeeming={redeeming} course={course} />
        </div>
        <noscript>
          <p className="mt-6 text-text-soft">يحتاج تفعيل الكود إلى تفعيل JavaScript في متصفحك.</p>
        </noscript>
        <p className="mt-6 text-text-soft">
          الكود لا يعمل؟ ارجع إلى من باعه لك، أو <Link to="/contact">راسلنا</Link>.
        </p>
      </div>
    </div>
  );
}

/** Puts the code of a link into its field, and takes it out of the address, which may be shared or kept. */
function useCodeOfLink(type: (code: string) => void): void {
  const { hash, pathname, search } = useLocation();
  const read = useEffectEvent((code: string) => {
    if (code === '') return;
    type(code);
    window.history.replaceState(window.history.state, '', pathname + search);
  });
  useEffect(() => {
    read(hash.slice(1));
  }, [hash]);
}
