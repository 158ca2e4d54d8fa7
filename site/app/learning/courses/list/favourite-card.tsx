import type { CourseCard as Course } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { HeartIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { favouritesKey, toggleFavourite } from '../queries.ts';
import { CourseCard } from './course-card.tsx';

/** A favourite course with a button to remove it, which can be undone. */
export function FavouriteCard({ course }: { course: Course }) {
  const client = useQueryClient();

  async function toggle() {
    try {
      await toggleFavourite(course.id);
    } catch (error) {
      toast({ variant: 'destructive', title: errorText(error) });
      return false;
    }
    await client.invalidateQueries({ queryKey: favouritesKey });
    // The course's own page shows the heart.
    await client.invalidateQueries({ queryKey: ['course'], refetchType: 'none' });
    return true;
  }

  const { busy, run } = useAsyncAction(async () => {
    if (!(await toggle())) return;
    toast({
      variant: 'success',
      title: wording`{أُزيل|أُزيلت} الكورس من المفضلة`,
      action: { label: 'تراجع', onSelect: () => void toggle() },
    });
  });

  return (
    <div className="relative h-full">
      <CourseCard course={course} headingLevel={2} />
      <div className="absolute inset-e-3 top-3 z-1">
        <IconButton
          label={`إزالة «${course.name}» من المفضلة`}
          variant="ink"
          aria-busy={busy || undefined}
          onClick={() => void run()}
          className="border border-ink-line bg-ink/70"
        >
          <HeartIcon className="fill-lamp-flame text-lamp-flame" />
        </IconButton>
      </div>
    </div>
  );
}
