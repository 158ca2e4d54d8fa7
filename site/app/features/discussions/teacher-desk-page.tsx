import { lists } from '@nibras/contract/limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, errorText, isUnsupportedCall } from '#platform/api/api-error.ts';
import { countLabel } from '#platform/format.ts';
import { fixedMeta } from '#platform/head.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { FilterLinks } from '#ui/list/filter-links.tsx';
import { InboxIcon, LampIcon, LockIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { courseLinks, type DeskFilter, filterOf, listLinks, uniqueQuestions } from './desk-list.ts';
import { deskHref, deskPath, deskQuery } from './desk-queries.ts';
import { DeskQuestion, DeskQuestionSkeleton, headingOf } from './desk-question.tsx';
import { type HandledQuestion, HandledQuestions } from './handled-questions.tsx';
import { questionForms } from './reply-forms.ts';
import { useLiveDesk } from './use-live-desk.ts';

export const meta = fixedMeta({ title: 'مكتب المعلّم' });

export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => deskPath(1, filterOf(search)),
};

/** The questions of the teacher's students: those that wait, those that were answered, and for admins all that wait. */
export default function TeacherDeskPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">مكتب المعلّم</h1>
        <p className="mt-2 text-lg text-text-soft">
          استفسارات طلابك: ما ينتظر ردك، الأقدم أولًا، وما أجبت عنه.
        </p>
        <Desk />
      </div>
    </div>
  );
}

const searchLabels = {
  waiting: 'ابحث في ما ينتظر ردك',
  answered: 'ابحث في ما أجبت عنه',
  all: 'ابحث في ما ينتظر',
};

/** After the number of questions. */
const countedAs = {
  waiting: 'في انتظارك',
  answered: 'أجبت عنها',
  all: 'في انتظار المعلّمين',
};

function emptyText({ list, course, search }: DeskFilter) {
  if (search !== '') {
    return {
      title: 'لا نتائج',
      description: 'لم نجد استفسارًا يطابق بحثك. جرّب كلمة أخرى من السؤال أو من ردك.',
    };
  }
  if (list === 'answered') {
    return {
      title: 'لم تجب عن استفسار بعد',
      description: 'تجد هنا كل استفسار رددت عليه، لتعود إليه متى احتجت.',
    };
  }
  if (list === 'all') {
    return {
      title: 'لا استفسارات تنتظر',
      description: 'أجاب المعلّمون عن كل ما سُئل في كورسات المنصة.',
    };
  }
  return {
    title: 'لا استفسارات تنتظرك',
    description:
      course === null
        ? 'لا أسئلة تنتظر ردك الآن. سيظهر هنا كل استفسار جديد فور وصوله.'
        : 'لا ينتظر طلاب هذا الكورس ردًا منك الآن.',
  };
}

function Desk() {
  const enabled = useSession((state) => state.isAuthenticated);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterOf(parameters);
  const { list, course, search } = filter;
  const desk = useInfiniteQuery({ ...deskQuery(filter), enabled });
  const [handled, setHandled] = useState<readonly HandledQuestion[]>([]);
  const handledList = useRef<HTMLDivElement>(null);
  useLiveDesk();
  const data = useDeferredData(desk.data);
  const { error } = desk;

  if (!data && error) return <NoDesk error={error} desk={desk} />;
  if (!data) {
    return (
      <div role="status" aria-label="جارٍ تحميل الاستفسارات" className="mt-8 flex flex-col gap-5">
        <DeskQuestionSkeleton />
        <DeskQuestionSkeleton />
      </div>
    );
  }
  const questions = uniqueQuestions(data.pages);
  const { courses = [], permissions = { all: false } } = data.pages.at(-1) ?? {};
  const total = data.pages.at(-1)?.total ?? 0;
  const linked = { filter, hrefOf: deskHref };
  const dimmed = desk.isPlaceholderData;
  function finish(one: HandledQuestion) {
    setHandled((before) => [
      one,
      ...before.filter(({ question }) => question.id !== one.question.id),
    ]);
    // The focus moves only when it was in the removed question, so that a user typing elsewhere is not interrupted.
    const focused = document.activeElement?.closest('article');
    if (!focused || focused.getAttribute('aria-labelledby') === headingOf(one.question)) {
      handledList.current?.focus();
    }
  }
  return (
    <>
      <FilterLinks label="القوائم" links={listLinks(linked, permissions.all)} className="mt-6" />
      <SearchBox
        key={list}
        label={searchLabels[list]}
        value={search}
        keep={{ list, ...(course !== null && { course }) }}
        maxLength={lists.searchMaxLength}
        onSearch={(text) =>
          navigate(deskHref({ ...filter, search: text }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        className="mt-4"
      />
      {(courses.length > 1 || course !== null) && (
        <FilterLinks label="الكورسات" links={courseLinks(courses, linked)} className="mt-4" />
      )}
      <HandledQuestions
        ref={handledList}
        handled={handled}
        onRestore={(id) =>
          setHandled((before) => before.filter(({ question }) => question.id !== id))
        }
      />
      {questions.length === 0 ? (
        <EmptyState icon={<LampIcon className="size-8" />} {...emptyText(filter)} />
      ) : (
        <section
          aria-labelledby="questions"
          aria-busy={dimmed}
          className={cx('mt-8 transition-opacity', dimmed && 'opacity-50')}
        >
          <h2 id="questions" className="text-xl">
            {countLabel(total, questionForms)} {countedAs[list]}
          </h2>
          <ul className="mt-4 flex flex-col gap-5">
            {questions.map((question) => (
              <DeskQuestion
                key={question.id}
                question={question}
                now={desk.dataUpdatedAt}
                onDone={finish}
              />
            ))}
          </ul>
        </section>
      )}
      {desk.isFetchNextPageError && (
        <Notice tone="danger" className="mt-6" title="تعذر تحميل بقية الاستفسارات">
          {errorText(error)}
        </Notice>
      )}
      {desk.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            loading={desk.isFetchingNextPage}
            loadingLabel="جارٍ التحميل…"
            onClick={() => void desk.fetchNextPage()}
          >
            {desk.isFetchNextPageError ? 'أعد المحاولة' : 'تحميل المزيد'}
          </Button>
        </div>
      )}
    </>
  );
}

interface NoDeskProps {
  error: Error;
  desk: { refetch(): unknown; isFetching: boolean };
}

/** Shown without a list: the user is no teacher, the server has no desk, or the request failed. */
function NoDesk({ error, desk }: NoDeskProps) {
  const home = (
    <Button asChild variant="secondary">
      <Link to="/">العودة إلى الرئيسية</Link>
    </Button>
  );
  if (error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState
        icon={<LockIcon className="size-8" />}
        title="هذا المكتب للمعلّمين"
        description="تصل الاستفسارات هنا إلى من يقدّم كورسات على المنصة."
        action={home}
      />
    );
  }
  if (isUnsupportedCall(error)) {
    return (
      <EmptyState
        icon={<InboxIcon className="size-8" />}
        title="مكتب المعلّم غير متاح هنا"
        description="تجد استفسارات طلابك في المحادثات، ويمكنك الرد عليها من هناك."
        action={
          <Button asChild variant="secondary">
            <Link to="/chat">اذهب إلى المحادثات</Link>
          </Button>
        }
      />
    );
  }
  return (
    <FailedState
      className="mt-8"
      title="تعذر تحميل الاستفسارات"
      message={errorText(error)}
      onRetry={() => void desk.refetch()}
      retrying={desk.isFetching}
    />
  );
}
