import type { AnnouncementKind } from '@nibras/contract/conversation/announcements/shapes.ts';
import type { DigestState } from '@nibras/contract/conversation/digest/shapes.ts';
import { digestLinkWording } from '@nibras/contract/people/consents/digest.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { apiSend } from '#platform/api/api-client.ts';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';

export const meta = fixedMeta({ title: 'تنبيهات البريد', noindex: true });

/** What a mail's link switches: the digest of unread messages, or the announcements of a kind. */
type Switched = 'digest' | AnnouncementKind;

type LoaderResult = { of: Switched } & (
  | { state: DigestState; failure: null }
  | { state: null; failure: string }
);

const invalidLinkText =
  'هذا الرابط ناقص أو غير صحيح، ولم يتغير شيء. افتحه من رسالة البريد نفسها، أو انسخه منها كاملًا.';

const switchedBy = (query: URLSearchParams): Switched =>
  query.get('of') !== 'announcements'
    ? 'digest'
    : query.get('kind') === 'course'
      ? 'course'
      : 'platform';

/**
 * Applies the link of a mail: its signature authenticates the user. Opening it is enough, with or without JavaScript.
 * Mail scanners that open the link do the same, so the page has a link to undo it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderResult> {
  const query = new URL(request.url).searchParams;
  const state = query.get('state') === 'on' ? 'on' : 'off';
  query.set('state', state);
  const of = switchedBy(query);
  const call = of === 'digest' ? '/api/mail-digest' : '/api/announcement-mail';
  try {
    await apiSend('POST', `${call}?${query}`);
    return { of, state, failure: null };
  } catch (error) {
    // An unknown user or an invalid signature is answered with 404 or 422.
    const invalid = error instanceof ApiError && [404, 422].includes(error.status);
    return { of, state: null, failure: invalid ? invalidLinkText : errorText(error) };
  }
}

export const shouldRevalidate = () => false;

const stateTexts: Record<Switched, Record<DigestState, string>> = {
  digest: {
    off: 'أوقفنا تنبيهات الرسائل، فلن تصلك رسائل بريد بها بعد الآن.',
    on: 'عادت التنبيهات: سنرسل إليك رسالة بريد عندما تنتظرك رسائل لم تقرأها.',
  },
  course: {
    get off() {
      return wording`أوقفنا بريد إعلانات كورساتك، وما زالت تصلك إشعاراتها في الموقع.`;
    },
    get on() {
      return wording`ستصلك إعلانات كورساتك بالبريد من جديد.`;
    },
  },
  platform: {
    off: 'أوقفنا بريد إعلانات المنصة، وما زالت تصلك إشعاراتها في الموقع.',
    on: 'ستصلك إعلانات المنصة بالبريد من جديد.',
  },
};

export default function DigestPage() {
  const { of, state, failure } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-16 sm:py-24">
      <div className="mx-auto max-w-xl">
        <h1 className="text-4xl">تنبيهات البريد</h1>
        <div role="status" className="mt-6 text-lg">
          {state && <p>{stateTexts[of][state]}</p>}
          {failure && <p>{failure}</p>}
        </div>
        {state === 'off' && <ReactivateLink />}
        {failure && (
          <p className="mt-6">
            يمكنك أيضًا أن تغيّر اختيارك من{' '}
            {of === 'digest' ? (
              <Link to="/notifications">صفحة الإشعارات</Link>
            ) : (
              <Link to="/profile">ملفك الشخصي</Link>
            )}{' '}
            بعد تسجيل الدخول.
          </p>
        )}
        <p className="mt-8">
          <Link to="/">العودة إلى الرئيسية</Link>
        </p>
      </div>
    </div>
  );
}

function ReactivateLink() {
  const query = new URLSearchParams(useLocation().search);
  query.set('state', 'on');
  return (
    <Button asChild variant="secondary" className="mt-8">
      <a href={`/mail-digest?${query}`}>{digestLinkWording.off}</a>
    </Button>
  );
}
