import { useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { PageSkeleton } from '#studio-kit/frame/page-skeleton.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { RestoredNote } from '#studio-kit/saving/restored-note.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import { useTypingField } from '#studio-kit/saving/use-typing-field.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementReport } from './announcement-report.tsx';
import { untitled } from './announcement-texts.ts';
import { useAnnouncement } from './use-announcement.ts';

/** Writes an announcement; once it is decided to send it, shows what becomes of it. */
export default function AnnouncementPage() {
  const id = Number(useParams().id);
  const edited = useAnnouncement(id);
  const { item, failure } = edited;
  useTypingField(edited.editor);
  if (!item) {
    if (!failure) return <PageSkeleton />;
    if (isMissing(failure)) return <MissingPage />;
    return (
      <StudioPage title="تعذر فتح الإعلان" hideTitle recent={false}>
        <FailedState message={errorText(failure)} onRetry={() => void edited.reload()} />
      </StudioPage>
    );
  }
  const isDraft = item.state === 'draft';
  const written = edited.field('title').value?.trim();
  return (
    <StudioPage
      title={written || untitled}
      crumbs={[{ label: 'الإعلانات', to: '/studio/announcements' }]}
      status={isDraft && <SaveStatus item={edited} />}
    >
      {isDraft ? (
        <>
          <RestoredNote item={edited} />
          <AnnouncementForm edited={edited} item={item} />
        </>
      ) : (
        <AnnouncementReport edited={edited} item={item} />
      )}
    </StudioPage>
  );
}
