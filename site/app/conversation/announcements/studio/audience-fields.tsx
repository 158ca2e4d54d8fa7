import { announcementAudiences } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { SelectDraftField } from '#studio-kit/fields/select-draft-field.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { audienceNames } from './announcement-texts.ts';
import type { Problems } from './problems.ts';
import { announcementCoursesQuery } from './queries.ts';
import type { EditedAnnouncement } from './use-announcement.ts';

interface AudienceFieldsProps {
  edited: EditedAnnouncement;
  problems: Problems;
}

/** The members of a course, and for admins everybody or those who have been away. */
export function AudienceFields({ edited, problems }: AudienceFieldsProps) {
  const { data, error } = useQuery(announcementCoursesQuery);
  const audience = edited.field('audience');
  const course = edited.field('course_id');
  if (error && !data) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (!data) return <Skeleton className="h-11 w-full" />;
  const problem = problems.audience?.[0] ?? problems.course_id?.[0];
  return (
    <>
      {data.everybody && <AudienceChoice edited={edited} />}
      {audience.value === 'course' && (
        <SelectDraftField
          field={course}
          label={wording`الكورس`}
          none={wording`اختر كورسًا`}
          options={data.courses.map(({ id, name, members }) => ({
            value: id,
            label: `${name} (${members})`,
          }))}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

function AudienceChoice({ edited }: { edited: EditedAnnouncement }) {
  const name = useId();
  const field = edited.field('audience');
  return (
    <DraftBox field={field}>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">جمهور الإعلان</legend>
        {announcementAudiences.map((audience) => (
          <label key={audience} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={field.value === audience}
              onChange={() => field.set(audience)}
              className="size-4.5 accent-link"
            />
            {audienceNames[audience]}
          </label>
        ))}
      </fieldset>
    </DraftBox>
  );
}
