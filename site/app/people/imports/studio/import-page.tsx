import { imports as limits } from '@nibras/contract/limits.ts';
import type { ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noEnd, untilTime } from '#learning/enrolment/studio/index.ts';
import { treeQuery } from '#learning/tree/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { CheckResult } from './check-result.tsx';
import { inputTexts } from './import-texts.ts';
import { ListInput } from './list-input.tsx';
import { checkList, type ImportedList, startImport } from './queries.ts';
import { RecentImports } from './recent-imports.tsx';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import { type ChosenCourse, CourseChoice, OptionFields } from './target-fields.tsx';
import { useCheck } from './use-check.ts';

/** Enrols a class from a list: pasted or a file, looked at before anything is done. */
export default function ImportPage() {
  return (
    <StudioPage
      title="التسجيل من قائمة"
      width="read"
      crumbs={[{ label: 'الاشتراكات', to: '/studio/enrolments' }]}
      description="الصق القائمة أو اختر ملفها. نقرؤها ونخبرك بما سيحدث قبل أن يحدث شيء."
    >
      <ImportForm />
      <RecentImports />
    </StudioPage>
  );
}

/** The course that the address names, or that was chosen since. */
function useCourse() {
  const [params] = useSearchParams();
  const named = Number(params.get('course')) || null;
  const [chosen, setChosen] = useState<ChosenCourse | null>(
    named === null ? null : { id: named, name: null },
  );
  const { data } = useQuery({ ...treeQuery(named ?? 0), enabled: named !== null });
  const course =
    chosen && chosen.name === null ? { ...chosen, name: data?.course.name ?? null } : chosen;
  return { course, setCourse: setChosen };
}

const newKey = () => crypto.randomUUID();

function ImportForm() {
  const { timeZone } = useSiteConfig();
  const { course, setCourse } = useCourse();
  const mayMakeAccounts = useCapability('people:manage');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [key, setKey] = useState(newKey);
  /** What was chosen for this list; null as long as nothing was. */
  const [columns, setColumns] = useState<ImportColumn[] | null>(null);
  // Without the mail an account that the list makes is known to nobody but the staff.
  const [options, setOptions] = useState({ until: noEnd, note: '', mail: true });
  const courseId = course?.id ?? null;
  const until = courseId === null ? null : untilTime(options.until, timeZone);
  const isEmpty = file === null && text.trim() === '';
  const mayCheck = courseId !== null || mayMakeAccounts;
  const list = useMemo<ImportedList | null>(
    () =>
      isEmpty || !mayCheck
        ? null
        : {
            content: file ?? new Blob([text], { type: 'text/csv' }),
            course: courseId,
            until,
            columns,
          },
    [isEmpty, mayCheck, file, text, courseId, until, columns],
  );
  // A file is told by what the browser knows of it; its name stands for no content.
  const version = JSON.stringify([
    courseId,
    until,
    columns,
    file ? [file.name, file.size, file.lastModified] : text,
  ]);
  const { check, error, retry, current } = useCheck(list, version, checkList);
  const good = check?.counts.good ?? 0;
  const remembered = rememberedColumns(check?.headings ?? null);
  // A list like one before: its columns are read as they were chosen then.
  if (current && check && columns === null && remembered?.length === check.columns.length) {
    setColumns(remembered);
  }

  function choose(chosen: ImportColumn[]) {
    setColumns(chosen);
    rememberColumns(check?.headings ?? null, chosen);
  }
  function changeText(typed: string) {
    setText(typed);
    setColumns(null);
  }
  function changeFile(chosen: File | null) {
    setFile(chosen);
    setColumns(null);
  }
  function reset() {
    changeText('');
    changeFile(null);
    setKey(newKey());
  }
  const start = useStart({ list, ...options, key, onStarted: reset });

  return (
    <div className="flex flex-col gap-6">
      <CourseChoice course={course} onCourse={setCourse} />
      <ListInput
        text={text}
        file={file}
        onText={changeText}
        onFile={changeFile}
        texts={inputTexts}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        maxBytes={limits.maxBytes}
      />
      {!isEmpty && !mayCheck && (
        <p className="text-text-soft">{wording`اختر الكورس لنقرأ القائمة.`}</p>
      )}
      {error && list && !check && (
        <FailedState title="تعذرت قراءة القائمة" message={errorText(error)} onRetry={retry} />
      )}
      {list && !check && !error && (
        <div role="status" aria-label="جارٍ قراءة القائمة">
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      {check && <CheckResult check={check} course={course} onColumns={choose} />}
      {good > 0 && (
        <>
          <OptionFields options={options} onOptions={setOptions} inCourse={courseId !== null} />
          <Button
            size="lg"
            loading={start.busy}
            loadingLabel="جارٍ البدء…"
            disabled={!current}
            onClick={() => void start.run()}
            className="self-start max-sm:w-full"
          >
            {courseId === null
              ? `أنشئ ${countLabel(good, rareNouns.account, 'accusative')}`
              : `سجّل ${countLabel(good, 'student', 'accusative')}`}
          </Button>
        </>
      )}
    </div>
  );
}

interface StartOptions {
  list: ImportedList | null;
  mail: boolean;
  note: string;
  key: string;
  onStarted(): void;
}

/** Starts the import; from then on the server goes on by itself. */
function useStart({ list, mail, note, key, onStarted }: StartOptions) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  return useAsyncAction(async () => {
    if (!list) return;
    try {
      const { undo } = await startImport(list, { mail, note, key });
      onStarted();
      refresh();
      showUndo('بدأ التسجيل، ويكتمل ولو أغلقت الصفحة', undo, refresh);
    } catch (error) {
      toastFailure('تعذر بدء التسجيل', error);
    }
  });
}
