import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { WarningIcon } from '#ui/ornament/icons.ts';
import { lecturesOf } from './tree-edits.ts';
import { missingTexts, quoted } from './tree-texts.ts';
import { focusRow, useTreeViewStore } from './tree-view.ts';

type Missing = CourseTree['missing'][number];

/** As many lines as are read at a glance. */
const shownAtFirst = 6;

const lineClass =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-2 text-start text-link no-underline hover:bg-link-soft hover:underline wrap-anywhere';

export const missingId = 'missing';

/** What must be done before the course can be published; each line leads to the place. */
export function MissingList({ tree }: { tree: CourseTree }) {
  const [showsAll, setShowsAll] = useState(false);
  const { missing } = tree;
  if (missing.length === 0) return null;
  const lines = showsAll ? missing : missing.slice(0, shownAtFirst);
  return (
    <section
      id={missingId}
      tabIndex={-1}
      aria-labelledby="missing-title"
      className="rounded-lg border border-line bg-raised p-3 sm:p-4"
    >
      <h2 id="missing-title" className="flex items-center gap-2 px-2 text-base font-semibold">
        <WarningIcon className="size-5 text-warning" />
        {tree.course.published ? wording`ينقص {هذا|هذه} الكورس` : 'ينقص قبل النشر'}
      </h2>
      <ul className="mt-1.5 grid gap-x-4 text-sm sm:grid-cols-2">
        {lines.map((line) => (
          <li key={`${line.code} ${line.lecture_id ?? ''} ${line.chapter_id ?? ''}`}>
            <MissingLine line={line} tree={tree} />
          </li>
        ))}
      </ul>
      {lines.length < missing.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="touch-target relative mt-1 px-2 text-sm font-semibold text-link underline-offset-4 hover:underline"
        >
          أظهر {missing.length - lines.length} أخرى
        </button>
      )}
    </section>
  );
}

/** Without these the server publishes no course; the others are advice. */
const isRequired = (code: Missing['code']) => code === 'name' || code === 'description';

function MissingLine({ line, tree }: { line: Missing; tree: CourseTree }) {
  const { code, lecture_id, chapter_id } = line;
  const store = useTreeViewStore();
  if (lecture_id !== undefined) {
    const lecture = lecturesOf(tree).find(({ id }) => id === lecture_id);
    return (
      <Line to={`/studio/lectures/${lecture_id}`}>
        {code === 'name' ? wording`اكتب اسم المحاضرة` : missingTexts[code]}
        {lecture && code !== 'name' && `: ${quoted(lecture.name)}`}
      </Line>
    );
  }
  if (chapter_id !== undefined || code === 'no-lectures') {
    const row = chapter_id ?? tree.chapters[0]?.id;
    const chapter = tree.chapters.find(({ id }) => id === chapter_id);
    if (row === undefined)
      return <p className="flex min-h-9 items-center px-2">{missingTexts[code]}</p>;
    return (
      <button
        type="button"
        className={lineClass}
        onClick={() => {
          store.setState({ current: `chapter:${row}` });
          focusRow(`chapter:${row}`);
        }}
      >
        <span>
          {code === 'name' ? wording`اكتب اسم الفصل` : missingTexts[code]}
          {chapter && code !== 'name' && `: ${quoted(chapter.name)}`}
        </span>
      </button>
    );
  }
  const field = code === 'category' ? 'category_id' : code;
  return (
    <Line to={`/studio/courses/${tree.course.id}/details#${field}`}>
      {missingTexts[code]}
      {!tree.course.published && isRequired(code) && (
        <span className="text-text-faint"> (لازم للنشر)</span>
      )}
    </Line>
  );
}

function Line({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={lineClass}>
      <span>{children}</span>
    </Link>
  );
}
