import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { fixedMeta } from '#platform/head.ts';
import { ListFrame } from '#platform/pages/list-frame.tsx';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { InboxIcon, LampIcon, LockIcon } from '#ui/ornament/icons.ts';
import { type HandledQuestion, HandledQuestions } from './handled-questions.tsx';
import { headingOf, InboxQuestion, InboxQuestionSkeleton } from './inbox-question.tsx';
import { QuestionInboxControls } from './question-inbox-controls.tsx';
import { filterOf, type QuestionInboxFilter, uniqueQuestions } from './question-inbox-list.ts';
import { questionInboxPath, questionInboxQuery } from './question-inbox-queries.ts';
import { useLiveQuestionInbox } from './use-live-question-inbox.ts';

export const meta = fixedMeta({
  get title() {
    return wording`مكتب المعلّم`;
  },
});

export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => questionInboxPath(1, filterOf(search)),
};

/**
 * The address of the studio's inbox with the questions that wait, for those who work in the studio; null for others, and
 * for the other lists of this page.
 */
function useStudioInbox(): string | null {
  const opensStudio = useSession(
    ({ user }) => user?.capabilities?.includes('studio:open') === true,
  );
  const [parameters] = useSearchParams();
  const { list, course, search } = filterOf(parameters);
  if (!opensStudio || list !== 'waiting' || search !== '') return null;
  return `/studio/inbox?kind=questions${course === null ? '' : `&course=${course}`}`;
}

/** The questions of the teacher's students: those that wait, those that were answered, and for admins all that wait. */
export default function QuestionInboxPage() {
  const inbox = useStudioInbox();
  // The staff answers in the studio, beside everything else that waits.
  const navigate = useNavigate();
  useEffect(() => {
    if (inbox !== null) void navigate(inbox, { replace: true });
  }, [inbox, navigate]);
  if (inbox !== null) return null;
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">{wording`مكتب المعلّم`}</h1>
        <p className="mt-2 text-lg text-text-soft">
          {wording`استفسارات طلابك: ما ينتظر ردك، الأقدم أولًا، وما أجبت عنه.`}
        </p>
        <div className="mt-6">
          <QuestionInbox />
        </div>
      </div>
    </div>
  );
}

/** After the number of questions. */
const countedAs = {
  waiting: 'في انتظارك',
  answered: 'أجبت عنها',
  get all() {
    return wording`في انتظار المعلّمين`;
  },
};

function emptyText({ list, course, search }: QuestionInboxFilter) {
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
      description: wording`أجاب المعلّمون عن كل ما سُئل في كورسات المنصة.`,
    };
  }
  return {
    title: 'لا استفسارات تنتظرك',
    description:
      course === null
        ? 'لا أسئلة تنتظر ردك الآن. سيظهر هنا كل استفسار جديد فور وصوله.'
        : wording`لا ينتظر طلاب{و} {course:هذا|هذه} الكورس ردًا منك الآن.`,
  };
}

const failedTitle = 'تعذر تحميل الاستفسارات';

const skeleton = (
  <div role="status" aria-label="جارٍ تحميل الاستفسارات" className="flex flex-col gap-5">
    <InboxQuestionSkeleton />
    <InboxQuestionSkeleton />
  </div>
);

/** Shown to anyone who is no teacher, and where the server has no question inbox. */
function refusalOf(error: Error) {
  if (error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState
        icon={<LockIcon className="size-8" />}
        title={wording`هذا المكتب للمعلّمين`}
        description={wording`تصل الاستفسارات هنا إلى من يقدّم كورسات على المنصة.`}
        action={
          <Button asChild variant="secondary">
            <Link to="/">العودة إلى الرئيسية</Link>
          </Button>
        }
      />
    );
  }
  if (!isUnsupportedCall(error)) return null;
  return (
    <EmptyState
      icon={<InboxIcon className="size-8" />}
      title={wording`مكتب المعلّم غير متاح هنا`}
      description={wording`تجد استفسارات طلابك في المحادثات، ويمكنك الرد عليها من هناك.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/chat">اذهب إلى المحادثات</Link>
        </Button>
      }
    />
  );
}

function QuestionInbox() {
  const enabled = useSession((state) => state.isAuthenticated);
  const [parameters] = useSearchParams();
  const filter = filterOf(parameters);
  const inbox = useInfiniteQuery({ ...questionInboxQuery(filter), enabled });
  const [handled, setHandled] = useState<readonly HandledQuestion[]>([]);
  const handledList = useRef<HTMLDivElement>(null);
  useLiveQuestionInbox();
  const answer = useDeferredData(inbox.data);
  const last = answer?.pages.at(-1);
  const dimmed = inbox.isPlaceholderData;
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
    <ListFrame
      list={inbox}
      answer={answer}
      itemsOf={({ pages }) => uniqueQuestions(pages)}
      failedTitle={failedTitle}
      refusalOf={refusalOf}
      skeleton={skeleton}
      controls={
        <>
          <QuestionInboxControls
            filter={filter}
            courses={last?.courses ?? []}
            all={last?.permissions.all ?? false}
          />
          <HandledQuestions
            ref={handledList}
            handled={handled}
            onRestore={(id) =>
              setHandled((before) => before.filter(({ question }) => question.id !== id))
            }
          />
        </>
      }
      empty={<EmptyState icon={<LampIcon className="size-8" />} {...emptyText(filter)} />}
    >
      {(questions) => (
        <>
          <section
            aria-labelledby="questions"
            aria-busy={dimmed}
            className={cx('mt-8 transition-opacity', dimmed && 'opacity-50')}
          >
            <h2 id="questions" className="text-xl">
              {countLabel(last?.total ?? 0, rareNouns.inquiry)} {countedAs[filter.list]}
            </h2>
            <ul className="mt-4 flex flex-col gap-5">
              {questions.map((question) => (
                <InboxQuestion
                  key={question.id}
                  question={question}
                  now={inbox.dataUpdatedAt}
                  onDone={finish}
                />
              ))}
            </ul>
          </section>
          <LoadMore list={inbox} failedTitle="تعذر تحميل بقية الاستفسارات" />
        </>
      )}
    </ListFrame>
  );
}
