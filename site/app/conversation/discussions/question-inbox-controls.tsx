import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useNavigate } from 'react-router';
import { SearchBox } from '#ui/form/search-box.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { courseLinks, listLinks, type QuestionInboxFilter } from './question-inbox-list.ts';
import { questionInboxHref } from './question-inbox-queries.ts';

const searchLabels = {
  waiting: 'ابحث فيما ينتظر ردك',
  answered: 'ابحث فيما أجبت عنه',
  all: 'ابحث فيما ينتظر',
};

interface QuestionInboxControlsProps {
  filter: QuestionInboxFilter;
  courses: Parameters<typeof courseLinks>[0];
  /** Whether the user may see all waiting questions. */
  all: boolean;
}

/** Which list of the question inbox is shown, a search in it, and its courses. */
export function QuestionInboxControls({ filter, courses, all }: QuestionInboxControlsProps) {
  const navigate = useNavigate();
  const { list, course, search } = filter;
  const linked = { filter, hrefOf: questionInboxHref };
  return (
    <>
      <FilterLinks label="القوائم" links={listLinks(linked, all)} />
      <SearchBox
        key={list}
        label={searchLabels[list]}
        value={search}
        keep={{ list, ...(course !== null && { course }) }}
        maxLength={lists.searchMaxLength}
        onSearch={(text) =>
          navigate(questionInboxHref({ ...filter, search: text }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        className="mt-4"
      />
      {(courses.length > 1 || course !== null) && (
        <FilterLinks
          label={wording`الكورسات`}
          links={courseLinks(courses, linked)}
          className="mt-4"
        />
      )}
    </>
  );
}
