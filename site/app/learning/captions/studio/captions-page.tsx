import type { StudioCaptions } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { languageName } from '#content/media/studio/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { PageSkeleton } from '#studio-kit/frame/page-skeleton.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { RestoredNote } from '#studio-kit/saving/restored-note.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import { useTypingField } from '#studio-kit/saving/use-typing-field.ts';
import { KeysDialog } from '#studio-kit/video/keys-dialog.tsx';
import { type StudioVideo, useStudioVideo } from '#studio-kit/video/use-studio-video.ts';
import { VideoBox } from '#studio-kit/video/video-box.tsx';
import { useVideoKeys } from '#studio-kit/video/video-keys.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { openedQuery } from './calls.ts';
import { CaptionList } from './caption-list.tsx';
import { ConflictNotes, MachineNote, StateNote } from './caption-notes.tsx';
import type { RowActions } from './caption-row.tsx';
import { captionTexts } from './caption-texts.ts';
import { CaptionsToolbar } from './captions-toolbar.tsx';
import { ConfirmCaptions } from './confirm-captions.tsx';
import { type KeyAction, keyTable } from './keys.ts';
import { FindBar, ShiftDialog } from './panels.tsx';
import { type Panel, runAction } from './run-key.ts';
import { useSpokenLine } from './spoken-line.ts';
import { type Captions, useCaptions } from './use-captions.ts';

const keyPlaces = { text: '[data-caption-text]', row: '[data-caption-row]' };

/** The captions of a lecture in one language: `/studio/lectures/12/captions/ar`. */
export default function CaptionsPage() {
  const { id, language = '' } = useParams();
  const lecture = Number(id);
  const opened = useQuery(openedQuery(lecture, language));
  if (opened.data !== undefined) return <OpenedPage key={opened.data} id={opened.data} />;
  return (
    <Unopened failure={opened.error} onRetry={() => void opened.refetch()} language={language} />
  );
}

interface UnopenedProps {
  failure: unknown;
  language: string;
  onRetry(): void;
}

function Unopened({ failure, language, onRetry }: UnopenedProps) {
  if (!failure) return <PageSkeleton />;
  if (isMissing(failure)) return <MissingPage />;
  return (
    <StudioPage title={captionTexts.title(languageName(language))} recent={false}>
      <FailedState message={errorText(failure)} onRetry={onRetry} />
    </StudioPage>
  );
}

function OpenedPage({ id }: { id: number }) {
  const captions = useCaptions(id);
  const { edited, item } = captions;
  useTypingField(edited.editor);
  if (!item) {
    return <Unopened failure={edited.failure} language="ar" onRetry={() => void edited.reload()} />;
  }
  return (
    <StudioPage
      title={captionTexts.title(languageName(item.language))}
      crumbs={[
        { label: wording`الكورسات`, to: '/studio/courses' },
        { label: item.course.name || 'بلا اسم', to: `/studio/courses/${item.course.id}` },
        { label: item.lecture.name || 'بلا اسم', to: `/studio/lectures/${item.lecture.id}` },
      ]}
      status={<SaveStatus item={edited} />}
      actions={<ConfirmCaptions captions={captions} />}
      hideTitle="narrow"
    >
      <CaptionsEditor item={item} captions={captions} />
    </StudioPage>
  );
}

/** Actions that stay the same object, so that the rows of a long list are not drawn again. */
function useRowActions(captions: Captions, video: StudioVideo, run: (action: KeyAction) => void) {
  const latest = useRef({ captions, video, run });
  latest.current = { captions, video, run };
  return useMemo<RowActions>(
    () => ({
      enter: (id) => latest.current.captions.enter(id),
      focus: (id) => latest.current.captions.focus(id),
      apply: (edit, options) => latest.current.captions.apply(edit, options),
      run: (action) => latest.current.run(action),
      seek: (moment) => latest.current.video.seek(moment / 1_000),
    }),
    [],
  );
}

function CaptionsEditor({ item, captions }: { item: StudioCaptions; captions: Captions }) {
  const { lines, active, apply, focus, edited } = captions;
  const video = useStudioVideo();
  const spoken = useSpokenLine(video, lines);
  const [panel, setPanel] = useState<Panel | null>(null);
  const run = (action: KeyAction) => runAction(action, { captions, video, spoken, open: setPanel });
  useVideoKeys(keyTable, run, keyPlaces);
  const actions = useRowActions(captions, video, run);
  const close = () => setPanel(null);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <RestoredNote item={edited} />
      <ConflictNotes captions={captions} />
      <MachineNote item={item} captions={captions} />
      <StateNote item={item} />
      <CaptionsToolbar item={item} captions={captions} run={run} />
      {panel === 'find' && <FindBar {...{ lines, active, apply, focus }} onClose={close} />}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
        <div className="max-lg:top-(--studio-bar) max-lg:z-sticky max-lg:[@media(min-height:30rem)]:sticky lg:order-last">
          <VideoBox path={item.video} video={video} beside="lg" />
        </div>
        <CaptionList captions={captions} spoken={spoken} actions={actions} />
      </div>
      {panel === 'help' && <KeysDialog keys={keyTable} onClose={close} />}
      {panel === 'shift' && <ShiftDialog {...{ lines, active, apply }} onClose={close} />}
    </div>
  );
}
