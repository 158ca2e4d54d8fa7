import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useState } from 'react';
import type { CodePlace } from '#assessment/code-editor/index.ts';
import { useRun } from '#assessment/code-run/index.ts';
import { useWide } from '#platform/browser/use-wide.ts';
import { keepLecturePage } from '#platform/keep-lecture.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { TabPanel, Tabs } from '#ui/overlay/tabs.tsx';
import { CodePanel } from './code-panel.tsx';
import { OutputPanel } from './output-panel.tsx';
import { PrepareNote } from './prepare-note.tsx';
import type { Exercise } from './queries.ts';
import { RunButtons } from './run-buttons.tsx';
import { useSubmission } from './submission/use-submission.ts';
import { Solution } from './task/solution.tsx';
import { TaskPanel } from './task/task-panel.tsx';
import { useTests } from './tests/use-tests.ts';
import { usePreparing } from './use-preparing.ts';
import { useWork, type Work } from './work/use-work.ts';

interface ExerciseViewProps {
  exercise: Exercise;
  /** The learner's id; 0 in a preview. */
  person: number;
  /** Reloads the exercise, the lecture and the course's marks. */
  onChanged(): void;
}

/** An exercise: the task beside the code on a desk, and on a phone in tabs. */
export function ExerciseView({ exercise, person, onChanged }: ExerciseViewProps) {
  const work = useWork({ exercise, person, isStored: exercise.may_hand_in });
  if (!work.files) return <Skeleton className="h-96 w-full" />;
  return <OpenExercise {...{ exercise, person, onChanged, work }} files={work.files} />;
}

interface OpenExerciseProps extends ExerciseViewProps {
  work: Work;
  files: CodeFile[];
}

function OpenExercise({ exercise, person, onChanged, work, files }: OpenExerciseProps) {
  const { language, rules } = exercise;
  const run = useRun(language);
  const preparing = usePreparing(run);
  const tests = useTests(run);
  const [ran, setRan] = useState<readonly CodeFile[]>(files);
  const [input, setInput] = useState(exercise.tests.find(({ how }) => how === 'io')?.input ?? '');
  const [tab, setTab] = useState('task');
  const [place, setPlace] = useState<CodePlace | null>(null);
  const submit = useSubmission({
    exercise,
    person,
    run,
    tests,
    onResume(program) {
      setRan(program);
      setTab('output');
    },
    onDone: onChanged,
  });
  const isWide = useWide();
  const isReady = preparing.state === 'ready';
  useEffect(() => {
    if (isReady && exercise.may_hand_in) void keepLecturePage();
  }, [isReady, exercise.may_hand_in]);

  function begin() {
    setRan(files);
    setPlace(null);
    setTab('output');
    submit.clear();
    tests.clear();
    run.clear();
  }
  async function start() {
    begin();
    const reads = language !== 'html' && language !== 'sql';
    const result = await run.start({ files, ...(reads && { stdin: input }) });
    if (result?.error?.line) setPlace({ file: result.error.file, line: result.error.line });
  }
  function test() {
    begin();
    void tests.start({ files, tests: exercise.tests, exactOutput: rules.exactOutput });
  }
  function send() {
    begin();
    void submit.start(files);
  }
  function stop() {
    run.stop();
    tests.stop();
    if (submit.state.kind === 'running') submit.stop();
  }

  const task = <TaskPanel exercise={exercise} />;
  const solution = exercise.solution && (
    <Solution solution={exercise.solution} own={files} language={language} />
  );
  const code = (
    <CodePanel
      {...{ exercise, files, work }}
      errorAt={place}
      storageKey={`exercise-${exercise.lecture}-${person}`}
      onRun={() => void start()}
    >
      <RunButtons
        isBusy={run.isRunning || tests.isRunning || submit.state.kind === 'running'}
        hasTests={exercise.tests.length > 0}
        maySubmit={exercise.may_hand_in}
        onRun={() => void start()}
        onTest={test}
        onSubmit={send}
        onStop={stop}
      />
      <PrepareNote {...{ run, preparing, language }} />
    </CodePanel>
  );
  const output = (
    <OutputPanel
      {...{ exercise, run, tests, submit, input }}
      files={ran}
      onInput={setInput}
      onPlace={(found) => {
        setPlace({ ...found });
        setTab('code');
      }}
    />
  );

  if (isWide) {
    return (
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-8">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pe-1">{task}</div>
        <div className="flex min-w-0 flex-col gap-6">
          {code}
          {output}
        </div>
        {solution && <div className="col-span-2">{solution}</div>}
      </div>
    );
  }
  return (
    <Tabs
      label={wording`أجزاء التمرين`}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'task', label: 'المهمة' },
        { value: 'code', label: 'الكود' },
        { value: 'output', label: 'الناتج' },
      ]}
    >
      <TabPanel value="task">
        <div className="flex flex-col gap-5">
          {task}
          {solution}
        </div>
      </TabPanel>
      <TabPanel value="code">{code}</TabPanel>
      <TabPanel value="output">{output}</TabPanel>
    </Tabs>
  );
}
