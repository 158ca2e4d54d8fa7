import type { Remaining } from '@nibras/contract/learning/completion/shapes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import {
  CodeIcon,
  DateIcon,
  InfoIcon,
  QuizIcon,
  StarIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';
import { remainingWords } from './remaining-words.tsx';

const icons: Record<Remaining['kind'], typeof InfoIcon> = {
  lectures: VideoLectureIcon,
  quiz: QuizIcon,
  exercise: CodeIcon,
  mark: StarIcon,
  not_before: DateIcon,
  until: DateIcon,
  empty: InfoIcon,
};

/** Entries that are shown before a person asks for all of them. */
const shownAtFirst = 5;

interface RemainingListProps {
  courseId: number;
  remaining: readonly Remaining[];
  /** The id of its heading. */
  labelledBy: string;
}

/** What a person has yet to do in a course; what is done in a lecture leads there. */
export function RemainingList({ courseId, remaining, labelledBy }: RemainingListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? remaining : remaining.slice(0, shownAtFirst);
  const hidden = remaining.length - shown.length;
  return (
    <>
      <ul aria-labelledby={labelledBy} className="flex flex-col">
        {shown.map((one) => (
          <li key={keyOf(one)}>
            <Entry courseId={courseId} one={one} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          {`أظهر البقية (${hidden})`}
        </Button>
      )}
    </>
  );
}

const keyOf = (one: Remaining) => ('lecture' in one ? `${one.kind} ${one.lecture.id}` : one.kind);

function Entry({ courseId, one }: { courseId: number; one: Remaining }) {
  const { text, detail } = remainingWords(one);
  const Icon = icons[one.kind];
  const words = (
    <span className="min-w-0 wrap-anywhere">
      <span className="block">{text}</span>
      {detail && <span className="block text-sm text-text-soft">{detail}</span>}
    </span>
  );
  const icon = <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-text-faint" />;
  if (!('lecture' in one)) {
    return (
      <p className="flex min-h-11 items-start gap-3 py-2">
        {icon}
        {words}
      </p>
    );
  }
  return (
    <Link
      to={`/courses/${courseId}/lecture/${one.lecture.id}`}
      className="-mx-2 flex min-h-11 items-start gap-3 rounded-md px-2 py-2 text-text no-underline transition-colors hover:bg-sunken"
    >
      {icon}
      {words}
    </Link>
  );
}
