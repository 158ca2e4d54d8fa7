import { useQueryClient } from '@tanstack/react-query';
import { useSignInFirst } from '#learning/enrolment/index.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { HeartIcon } from '#ui/ornament/icons.ts';
import { courseQuery, favouritesKey, toggleFavourite } from './queries.ts';

interface FavouriteButtonProps {
  courseId: number;
  /** The id or slug in the page's URL. */
  pageId: string;
  favourite: boolean;
}

/**
 * The favourite toggle. It changes after the server has confirmed it, and a failure leaves it unchanged
 * (docs/behaviour/courses.md#favourites).
 */
export function FavouriteButton({ courseId, pageId, favourite }: FavouriteButtonProps) {
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const { busy, run } = useAsyncAction(async () => {
    try {
      await toggleFavourite(courseId);
    } catch {
      return;
    }
    client.setQueryData(courseQuery(pageId, true).queryKey, (cached) =>
      cached ? { ...cached, course: { ...cached.course, is_favorite: !favourite } } : cached,
    );
    void client.invalidateQueries({ queryKey: favouritesKey });
  });

  async function toggle() {
    if (await signInFirst()) await run();
  }

  return (
    <IconButton
      label="المفضلة"
      variant="ink"
      aria-pressed={favourite}
      aria-busy={busy}
      onClick={() => void toggle()}
      className={cx('border border-ink-line bg-ink/40', busy && 'opacity-60')}
    >
      <HeartIcon className={cx(favourite && 'fill-lamp-flame text-lamp-flame')} />
    </IconButton>
  );
}
