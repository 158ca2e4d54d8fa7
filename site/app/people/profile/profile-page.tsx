import type { Student } from '@nibras/contract/compat/parse-student.ts';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementSection } from '#conversation/announcements/index.ts';
import { ProfileCertificateName } from '#learning/certificates/index.ts';
import { DeletionNotice } from '#people/privacy/index.ts';
import { SecuritySection } from '#people/security/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useOwnServer } from '#platform/state/own-server.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Link } from '#ui/text/link.tsx';
import { studentPath, studentQuery } from './calls.ts';
import { EmailCodeDialog } from './email-code-dialog.tsx';
import { IdentityCard } from './identity-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileTexts as texts } from './profile-texts.ts';
import { useProfile } from './use-profile.ts';

export const meta = fixedMeta({ title: 'الملف الشخصي' });

export const handle = { preload: () => studentPath };

export default function ProfilePage() {
  const enabled = useSession((state) => state.isAuthenticated);
  const { data, error, isFetching, refetch } = useQuery({ ...studentQuery, enabled });
  const student = useDeferredData(data);
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-4xl">الملف الشخصي</h1>
      <DeletionNotice className="mt-6" />
      {student ? (
        <Profile student={student} />
      ) : error ? (
        <FailedState
          className="mt-8"
          title={texts.notFetched}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}

function Profile({ student }: { student: Student }) {
  const { user, waiting, hasPassword } = student;
  const isOwn = useOwnServer();
  const profile = useProfile(student);
  const { dialog, enterCode, photoChanged, saved } = profile;
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      <IdentityCard user={user} onPhoto={photoChanged} />
      <div className="grid grid-cols-1 gap-6 lg:gap-8">
        <section
          aria-labelledby="profile-details"
          className="rounded-xl border border-line bg-raised p-5 sm:p-8"
        >
          <h2 id="profile-details" className="mb-6 text-2xl">
            بياناتك
          </h2>
          <ProfileForm
            user={user}
            pendingEmail={waiting?.email ?? null}
            onEnterCode={enterCode}
            onSaved={saved}
          />
        </section>
        <ProfileCertificateName />
        {hasPassword !== null && (
          <SecuritySection
            email={user.email}
            hasPassword={hasPassword}
            onPassword={profile.passwordChanged}
          />
        )}
        <AnnouncementSection />
        {isOwn && <OwnData />}
      </div>
      {dialog && <EmailCodeDialog {...dialog} />}
    </div>
  );
}

/** What is kept of the person, with their consents and the deletion of their account. */
function OwnData() {
  return (
    <section
      aria-labelledby="profile-data"
      className="rounded-xl border border-line bg-raised p-5 sm:p-8"
    >
      <h2 id="profile-data" className="text-2xl">
        بياناتي
      </h2>
      <p className="mt-2 text-text-soft">
        <Link to="/account/data">نزّل بياناتي</Link>: كل ما نحفظه عنك في ملف واحد. وهناك تجد{' '}
        <Link to="/account/data#data-consents">موافقاتك</Link>، و
        <Link to="/account/data#data-deletion">حذف حسابك</Link>.
      </p>
    </section>
  );
}
