import { useQueryClient } from '@tanstack/react-query';
import { useSignInFirst } from '#features/enrolment/index.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { HeartIcon } from '#ui/ornament/icons.ts';
import { courseQuery, toggleFavourite } from './queries.ts';

interface FavouriteButtonProps {
  courseId: number;
  /** The course as the page's address names it. */
  pageId: string;
  favourite: boolean;
}

/** The heart. It flips once the server has taken it; a failure leaves it as it was (docs/behaviour/courses.md#favourites). */
export function FavouriteButton({ courseId, pageId, favourite }: FavouriteButtonProps) {
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const { busy, run } = useAsyncAction(async () => {
    try {
      await toggleFavourite(courseId);
    } catch {
      return;
    }
    client.setQueryData(courseQuery(pageId, true).queryKey, (known) =>
      known ? { ...known, course: { ...known.course, is_favorite: !favourite } } : known,
    );
  });

  async function press() {
    if (await signInFirst()) await run();
  }

  return (
    <IconButton
      label="المفضلة"
      variant="ink"
      aria-pressed={favourite}
      aria-busy={busy}
      onClick={() => void press()}
      className={cx('border border-ink-line bg-ink/40', busy && 'opacity-60')}
    >
      <HeartIcon className={cx(favourite && 'fill-lamp-flame text-lamp-flame')} />
    </IconButton>
  );
}
