import { wording } from '@nibras/contract/text/wording.ts';
import { NextIcon, ProjectIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Link } from '#ui/text/link.tsx';

/** An invitation below the list to request something that is not in it. */
export function CustomRequest() {
  return (
    <aside className="mt-12 flex flex-col gap-4 rounded-xl border border-line bg-sunken p-6 sm:flex-row sm:items-center sm:gap-5">
      <StarFrame tone="lamp">
        <ProjectIcon />
      </StarFrame>
      <p className="grow">
        <strong className="block text-lg">عندك فكرة ليست في القائمة؟</strong>
        <span className="text-text-soft">
          صفها لنا في سطرين، ونخبرك كيف نبدأ وكم تحتاج من الوقت.
        </span>
      </p>
      <Link to="/contact" look="alone" className="shrink-0">
        {wording`ابدأ مشروعك`}
        <NextIcon className="size-5" />
      </Link>
    </aside>
  );
}
