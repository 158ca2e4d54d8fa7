import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { PageSkeleton } from '#studio-kit/frame/page-skeleton.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { RestoredNote } from '#studio-kit/saving/restored-note.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementReport } from './announcement-report.tsx';
import { untitled } from './announcement-texts.ts';
import { type EditedAnnouncement, useAnnouncement } from './use-announcement.ts';

/** Writes an announcement; once it is decided to send it, shows what becomes of it. */
export default function AnnouncementPage() {
  const id = Number(useParams().id);
  const edited = useAnnouncement(id);
  const { item, failure } = edited;
  useTypingField(edited);
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

/** Tells the editor which field has the keyboard, so that nothing replaces its text meanwhile. */
function useTypingField({ editor }: EditedAnnouncement): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field =
        target instanceof Element ? target.closest<HTMLElement>('[data-studio-field]') : null;
      editor.activate(field?.dataset.studioField ?? null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [editor]);
}
