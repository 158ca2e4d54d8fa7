import type { DigestState } from '@nibras/contract/digest.ts';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { apiSend } from '#platform/api/api-client.ts';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';

export const meta = fixedMeta({ title: 'تنبيهات البريد', noindex: true });

type Fate = { state: DigestState; failure: null } | { state: null; failure: string };

const brokenLink =
  'هذا الرابط ناقص أو غير صحيح، ولم يتغير شيء. افتحه من رسالة البريد نفسها، أو انسخه منها كاملًا.';

/**
 * Says to the API what the link in a mail says; its signature stands for the sign-in. Opening it is enough, with or
 * without scripts. A mail scanner that opens it does the same: hence the way back on the page.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Fate> {
  const query = new URL(request.url).searchParams;
  const state = query.get('state') === 'on' ? 'on' : 'off';
  query.set('state', state);
  try {
    await apiSend('POST', `/api/mail-digest?${query}`);
    return { state, failure: null };
  } catch (error) {
    // A link that names nobody, or was made for somebody else, is 404 or 422.
    const broken = error instanceof ApiError && [404, 422].includes(error.status);
    return { state: null, failure: broken ? brokenLink : errorText(error) };
  }
}

export const shouldRevalidate = () => false;

const said: Record<DigestState, string> = {
  off: 'أوقفنا تنبيهات الرسائل، فلن يصلك بريد منها بعد الآن.',
  on: 'عادت التنبيهات: سنرسل إليك بريدًا عندما تنتظرك رسائل لم تقرأها.',
};

export default function DigestPage() {
  const { state, failure } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-16 sm:py-24">
      <div className="mx-auto max-w-xl">
        <h1 className="text-4xl">تنبيهات البريد</h1>
        <div role="status" className="mt-6 text-lg">
          {state && <p>{said[state]}</p>}
          {failure && <p>{failure}</p>}
        </div>
        {state === 'off' && <WayBack />}
        {failure && (
          <p className="mt-6">
            يمكنك أيضًا أن تغيّر اختيارك من <Link to="/notifications">صفحة الإشعارات</Link> بعد تسجيل
            الدخول.
          </p>
        )}
        <p className="mt-8">
          <Link to="/">العودة إلى الرئيسية</Link>
        </p>
      </div>
    </div>
  );
}

function WayBack() {
  const query = new URLSearchParams(useLocation().search);
  query.set('state', 'on');
  return (
    <Button asChild variant="secondary" className="mt-8">
      <a href={`/mail-digest?${query}`}>أعد تفعيل التنبيهات</a>
    </Button>
  );
}
