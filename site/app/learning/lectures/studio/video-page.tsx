import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ItemPage } from '#studio-kit/details/item-page.tsx';
import { type EditedItem, useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { KeysDialog } from '#studio-kit/video/keys-dialog.tsx';
import { useStudioVideo } from '#studio-kit/video/use-studio-video.ts';
import { VideoBox } from '#studio-kit/video/video-box.tsx';
import { helpKey, playKeys, useVideoKeys } from '#studio-kit/video/video-keys.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { VideoLectureIcon } from '#ui/ornament/icons.ts';
import { videoSections } from './video-sections.ts';

/** What stands at the seconds of a lecture's video: `/studio/lectures/12/video`. */
export default function VideoPage() {
  const id = Number(useParams().id);
  const edited = useStudioItem('lecture', id);
  const video = useStudioVideo();
  const course = edited.item?.course ?? null;
  const path =
    edited.item && edited.field('elsewhere').value === null ? edited.field('video').value : null;
  return (
    <ItemPage
      edited={edited}
      title={() => 'محتوى الفيديو'}
      crumbs={({ name }) => [
        { label: wording`الكورسات`, to: '/studio/courses' },
        ...(course
          ? [{ label: course.name || 'بلا اسم', to: `/studio/courses/${course.id}` }]
          : []),
        { label: name || wording`محاضرة بلا اسم`, to: `/studio/lectures/${id}` },
      ]}
      previewPath={`/studio/preview/lectures/${id}?as=member`}
      hideTitle="narrow"
      look={
        path && (
          <div className="bg-surface px-gutter pt-2 max-xl:border-b max-xl:border-line xl:p-0">
            <VideoBox path={path} video={video} beside="xl" />
          </div>
        )
      }
    >
      {(item) => <Sections edited={edited} item={item} video={video} hasVideo={!!path} />}
    </ItemPage>
  );
}

interface SectionsProps {
  edited: EditedItem<'lecture'>;
  item: StudioItem;
  video: ReturnType<typeof useStudioVideo>;
  hasVideo: boolean;
}

const pageKeys = [
  { ...playKeys.play, with: 'alone', shown: 'K' },
  { ...playKeys.back, with: 'alone', shown: 'J' },
  { ...playKeys.forward, with: 'alone', shown: 'L' },
  ...Object.values(playKeys),
  helpKey,
] as const;

function Sections({ edited, item, video, hasVideo }: SectionsProps) {
  const [showsKeys, setShowsKeys] = useState(false);
  useVideoKeys(pageKeys, (action) => {
    if (action === 'help') setShowsKeys(true);
    else video.run(action);
  });
  return (
    <div className="flex flex-col gap-6">
      {!hasVideo && (
        <NoVideo id={edited.id} isElsewhere={edited.field('elsewhere').value !== null} />
      )}
      <div className="flex pointer-coarse:hidden">
        <Button variant="secondary" size="sm" onClick={() => setShowsKeys(true)}>
          الاختصارات
        </Button>
      </div>
      {videoSections.map(({ name, Section }) => (
        <Section
          key={name}
          edited={edited}
          item={item}
          video={video}
          disabled={!item.permissions.edit}
        />
      ))}
      {showsKeys && (
        <KeysDialog
          keys={[...videoSections.flatMap(({ keys }) => keys), ...pageKeys]}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </div>
  );
}

/** A lecture without an uploaded video: where one is added, or what can be done without. */
function NoVideo({ id, isElsewhere }: { id: number; isElsewhere: boolean }) {
  return (
    <EmptyState
      className="rounded-lg border border-line bg-raised"
      icon={<VideoLectureIcon />}
      title={isElsewhere ? 'الفيديو في موقع آخر' : wording`لا فيديو في {هذه|هذا} المحاضرة بعد`}
      description={
        isElsewhere
          ? wording`لا يُشغَّل هنا. ألصق {=فصوله} بأوقاتها من وصفه، واكتب وقت كل سؤال تضيفه.`
          : wording`ارفع الفيديو من صفحة المحاضرة، ثم عد إلى هنا.`
      }
      action={
        !isElsewhere && (
          <Button asChild>
            <Link to={`/studio/lectures/${id}#video`}>{wording`اذهب إلى صفحة المحاضرة`}</Link>
          </Button>
        )
      }
    />
  );
}
