import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Badge } from '#ui/list/badge.tsx';
import { WarningIcon } from '#ui/ornament/icons.ts';
import { lectureMissingTexts, stateNames } from './tree-texts.ts';

interface LectureBadgesProps {
  lecture: TreeLecture;
  courseIsPublic: boolean;
}

/**
 * What is not as visitors see it. In a course that is no public yet every lecture is a draft, so that state is not
 * shown.
 */
export function LectureBadges({ lecture, courseIsPublic }: LectureBadgesProps) {
  const { timeZone } = useSiteConfig();
  const { state, publish_at, has_draft, missing } = lecture;
  const hasOtherState =
    state === 'hidden' || state === 'scheduled' || (courseIsPublic && state === 'draft');
  const first = missing.map((code) => lectureMissingTexts[code]).find(Boolean);
  if (!hasOtherState && !first && !(has_draft && state === 'published')) return null;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {hasOtherState && (
        <Badge tone={state === 'scheduled' ? 'info' : 'neutral'}>
          {stateNames[state]}
          {state === 'scheduled' && publish_at && ` ${formatDateTime(publish_at, timeZone)}`}
        </Badge>
      )}
      {has_draft && state === 'published' && <Badge tone="lamp">تعديلات لم تُنشر</Badge>}
      {first && (
        <Badge tone="warning" icon={<WarningIcon />}>
          {first}
        </Badge>
      )}
    </span>
  );
}
