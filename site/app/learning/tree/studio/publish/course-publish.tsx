import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { PresenceNote } from '#studio-kit/saving/presence-note.tsx';
import { SaveStatus } from '#studio-kit/saving/save-status.tsx';
import { useStudioItem } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { hasNewNames } from '../tree-edits.ts';
import { useTreeView } from '../tree-view.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { isRefused, planSize, publishPlan } from './publish-plan.ts';
import { useCoursePublish } from './use-course-publish.ts';

/** Whether the course is saved, and the button that shows its changes to visitors. */
export function CoursePublish({ tree }: { tree: CourseTree }) {
  const { course } = tree;
  const edited = useStudioItem('course', course.id);
  const { busy, choosing, closeChoice, start, publishChosen } = useCoursePublish(edited);
  const plan = publishPlan(tree);
  const size = planSize(plan);
  // A typed name is a change before the server's tree has it.
  const isTyped = useTreeView(({ names }) => hasNewNames(tree, names));
  const unsaved = isTyped || (edited.status !== 'saved' && edited.status !== 'loading');
  // Until the answer visitors may still be shown what was published before.
  const hasNothing = course.published && size === 0 && !unsaved && !busy;
  return (
    <>
      <PresenceNote item={edited} />
      <SaveStatus item={edited} />
      {!course.deleted_at && course.permissions.publish && hasNothing && (
        <p className="flex items-center gap-1.5 text-sm text-success">
          <SuccessIcon className="size-5" />
          كل شيء منشور
        </p>
      )}
      {!course.deleted_at && course.permissions.publish && !hasNothing && (
        <Button
          size="sm"
          data-studio-field="publish"
          // The accent is for what comes next, which is not this.
          variant={isRefused(tree, plan) ? 'secondary' : 'primary'}
          loading={busy}
          loadingLabel="جارٍ النشر…"
          onClick={() => void start()}
        >
          {plan.isFirst
            ? wording`انشر الكورس`
            : size > 1
              ? `انشر ${countLabel(size, rareNouns.edit, 'accusative')}…`
              : 'انشر التعديل'}
        </Button>
      )}
      {choosing && (
        <PublishDialog
          tree={choosing}
          busy={busy}
          onClose={closeChoice}
          onPublish={(chosen) => void publishChosen(choosing, chosen)}
        />
      )}
    </>
  );
}
