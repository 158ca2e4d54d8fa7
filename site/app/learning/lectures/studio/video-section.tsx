import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CaptionsField, mediaByPathQuery } from '#content/media/studio/index.ts';
import { LectureCaptions } from '#learning/captions/studio/index.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { MediaDraftField } from '#studio-kit/fields/media-draft-field.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { useAtOnce } from '#studio-kit/frame/use-at-once.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { ElsewhereField } from './elsewhere-field.tsx';
import { MinutesField } from './minutes-field.tsx';

interface VideoSectionProps {
  edited: EditedItem<'lecture'>;
  disabled: boolean;
}

/** The video of a lecture, its length, its captions and its picture. */
export default function VideoSection({ edited, disabled }: VideoSectionProps) {
  const { field } = edited;
  const video = field('video');
  const [replacing, setReplacing] = useState(false);
  useAtOnce('replaceVideo', () => setReplacing(true));
  const captions = field('captions');
  const isElsewhere = field('elsewhere').value !== null;
  const file = useQuery(mediaByPathQuery(video.value ? [video.value] : [])).data?.[0] ?? null;
  return (
    <>
      <Section title="الفيديو">
        <MediaDraftField
          field={video}
          kind="video"
          label={wording`فيديو المحاضرة`}
          disabled={disabled}
          chooseAtOnce={replacing}
        />
        <ElsewhereField field={field('elsewhere')} disabled={disabled} />
        <MinutesField
          field={field('minutes')}
          video={file && { path: file.path, duration: file.duration }}
          label="المدة بالدقائق"
          hint={isElsewhere ? 'لا تُقرأ من الموقع الآخر، فاكتبها: تظهر بجانب الاسم.' : undefined}
        />
        {(!isElsewhere || captions.value.length > 0) && (
          <DraftBox field={captions}>
            <CaptionsField value={captions.value} onChange={captions.set} disabled={disabled} />
          </DraftBox>
        )}
        {(video.value || isElsewhere) && (
          <Link
            to={`/studio/lectures/${edited.id}/video`}
            className="inline-flex min-h-9 items-center self-start text-link hover:underline"
          >
            {wording`{=فصول} الفيديو وأسئلته`}
          </Link>
        )}
        {!disabled && !isElsewhere && (
          <LectureCaptions
            lecture={edited.id}
            languages={captions.value.map(({ language }) => language)}
          />
        )}
      </Section>
      <Section
        title="صورة الفيديو"
        description={
          isElsewhere
            ? 'تظهر قبل أن يبدأ الفيديو.'
            : wording`تظهر قبل أن يبدأ الفيديو. من دونها تظهر لقطة منه لمن يفتح المحاضرة.`
        }
      >
        <MediaDraftField
          field={field('poster')}
          kind="image"
          label="صورة الفيديو"
          disabled={disabled}
        />
      </Section>
    </>
  );
}
