import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { sessionsQuery } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';
import { SessionListSkeleton } from './session-list-skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** A button shows the other sessions. */
const shownAtFirst = 5;

/** The devices on which the user is signed in, with buttons to sign out. Hidden when the server does not support it. */
export function SessionList() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [showAll, setShowAll] = useState(false);
  const { end, ending, endOthers, endingOthers } = useEndSessions();
  if (!data && isUnsupportedCall(error)) return null;
  const shown = showAll ? data : data?.slice(0, shownAtFirst);
  return (
    <div className="mt-4 border-t border-line pt-6">
      <h3 id="profile-sessions" className="text-lg font-semibold">
        أجهزتك
      </h3>
      <p className="text-text-soft">حسابك مفتوح على هذه الأجهزة. أغلق ما لا تعرفه منها.</p>
      {shown ? (
        <ul aria-labelledby="profile-sessions" className="mt-3 divide-y divide-line">
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      ) : error ? (
        <FailedState
          className="mt-4"
          title={texts.sessionsNotFetched}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SessionListSkeleton />
      )}
      {data && data.length === 1 && (
        <p className="mt-2 text-text-soft">حسابك غير مفتوح على أي جهاز آخر.</p>
      )}
      {data && data.length > 1 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {!showAll && data.length > shownAtFirst && (
            <Button variant="ghost" onClick={() => setShowAll(true)}>
              عرض كل الأجهزة
            </Button>
          )}
          <Button
            variant="secondary"
            loading={endingOthers}
            loadingLabel="جارٍ تسجيل الخروج…"
            onClick={endOthers}
          >
            تسجيل الخروج من كل الأجهزة الأخرى
          </Button>
        </div>
      )}
    </div>
  );
}
