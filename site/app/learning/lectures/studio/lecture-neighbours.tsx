import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { NextIcon, PreviousIcon } from '#ui/ornament/icons.ts';
import { lectureNeighbours } from './neighbours.ts';

interface LectureNeighboursProps {
  tree: Pick<CourseTree, 'chapters'>;
  lectureId: number;
}

/** Links to the lectures before and after one, in the order of the course. */
export function LectureNeighbours({ tree, lectureId }: LectureNeighboursProps) {
  const { previous, next } = lectureNeighbours(tree.chapters, lectureId);
  if (!previous && !next) return null;
  return (
    <nav aria-label={wording`محاضرات الكورس`} className="mt-8 grid grid-cols-2 gap-3">
      {previous && <Neighbour lecture={previous} label="السابقة" icon={<PreviousIcon />} />}
      {next && (
        <Neighbour
          lecture={next}
          label="التالية"
          icon={<NextIcon />}
          className="col-start-2 flex-row-reverse text-end"
        />
      )}
    </nav>
  );
}

interface NeighbourProps {
  lecture: { id: number; name: string };
  label: string;
  icon: React.ReactNode;
  className?: string;
}

function Neighbour({ lecture, label, icon, className }: NeighbourProps) {
  return (
    <Link
      to={`/studio/lectures/${lecture.id}`}
      className={cx(
        'flex min-h-14 min-w-0 items-center gap-2 rounded-md border border-line bg-raised px-3 py-2 text-text no-underline transition-colors hover:border-line-strong',
        className,
      )}
    >
      <span className="shrink-0 text-text-faint">{icon}</span>
      <span className="min-w-0 grow">
        <span className="block text-sm text-text-faint">{label}</span>
        <bdi className="line-clamp-1 font-medium">{lecture.name || 'بلا اسم'}</bdi>
      </span>
    </Link>
  );
}
