import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import type { RunError, TestResult } from '#assessment/runner/index.ts';
import { cx } from '#ui/class-names.ts';
import { ErrorIcon, MinusIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { ComparedText } from './compared-text.tsx';
import { compareLines } from './line-differences.ts';

/** A test as it is listed. */
interface ListedTest {
  id: string;
  name: string;
  how: 'io' | 'code';
  input: string;
  expected: string;
}

interface TestListProps {
  tests: readonly ListedTest[];
  /** The results so far, by the test's id. */
  results: ReadonlyMap<string, TestResult>;
  exactOutput: boolean;
  /** Why the program crashed, in words. */
  explain(error: RunError): ReactNode;
}

const states = {
  passed: { Icon: SuccessIcon, text: 'نجح', tone: 'text-success' },
  failed: { Icon: ErrorIcon, text: 'لم ينجح', tone: 'text-danger' },
  waiting: { Icon: MinusIcon, text: 'لم يُشغَّل', tone: 'text-text-faint' },
};

/** The tests, each with its result, and where it failed with what was expected and what came. */
export function TestList({ tests, results, exactOutput, explain }: TestListProps) {
  // The same error in each test is explained once.
  const explained = new Set<string>();
  const isFirst = ({ error, fromTest }: TestResult) => {
    if (!error || fromTest || explained.has(`${error.name} ${error.line}`)) return false;
    explained.add(`${error.name} ${error.line}`);
    return true;
  };
  return (
    <ol className="flex flex-col gap-2">
      {tests.map((test, at) => {
        const result = results.get(test.id);
        const { Icon, text, tone } =
          states[!result ? 'waiting' : result.passed ? 'passed' : 'failed'];
        return (
          <li key={test.id} className="rounded-md border border-line">
            <details open={result !== undefined && !result.passed}>
              <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3.5 py-2">
                <Icon className={cx('size-5 shrink-0', tone)} />
                <bdi className="min-w-0 grow wrap-anywhere">
                  {test.name || wording`{=اختبار} ${at + 1}`}
                </bdi>
                <span className={cx('shrink-0 text-sm', tone)}>{text}</span>
              </summary>
              <TestDetails
                {...{ test, result, exactOutput }}
                explain={result && isFirst(result) ? explain : null}
              />
            </details>
          </li>
        );
      })}
    </ol>
  );
}

interface TestDetailsProps {
  test: ListedTest;
  result: TestResult | undefined;
  exactOutput: boolean;
  /** Null where the error is explained above. */
  explain: TestListProps['explain'] | null;
}

const endings: Partial<Record<TestResult['state'], string>> = {
  'timed-out': 'لم ينتهِ البرنامج في الوقت المحدد. قد تكون فيه حلقة لا تنتهي.',
  'too-much-output': 'طبع البرنامج أكثر مما يمكن عرضه.',
  stopped: 'أوقفت البرنامج.',
};

function TestDetails({ test, result, exactOutput, explain }: TestDetailsProps) {
  const { error, fromTest, output = '', state } = result ?? {};
  const compared = compareLines(test.expected, output, exactOutput);
  const plain = compareLines(test.expected, test.expected, exactOutput);
  const ending = state && endings[state];
  return (
    <div className="flex flex-col gap-3 border-t border-line px-3.5 py-3">
      {error && explain?.(error)}
      {error && !explain && (
        <p className="text-sm wrap-anywhere text-danger">
          <bdi dir={fromTest ? 'auto' : 'ltr'}>
            {fromTest ? error.message : `${error.name}: ${error.message}`}
          </bdi>
        </p>
      )}
      {ending && <p className="text-sm text-danger">{ending}</p>}
      {test.how === 'io' && (
        <>
          {test.input !== '' && (
            <div className="min-w-0">
              <p className="mb-1 text-sm text-text-faint">المُدخلات</p>
              <pre
                dir="ltr"
                className="overflow-auto rounded-sm border border-line bg-sunken px-3 py-2 text-start font-mono text-sm whitespace-pre-wrap wrap-anywhere"
              >
                {test.input}
              </pre>
            </div>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <ComparedText
              label="المتوقع"
              tone="expected"
              lines={result && !result.passed ? compared.expected : plain.expected}
            />
            {result && !result.passed && (
              <ComparedText label="ما طبعه برنامجك" tone="printed" lines={compared.printed} />
            )}
          </div>
        </>
      )}
      {test.how === 'code' && !error && (
        <p className="text-sm text-text-soft">
          {result?.passed
            ? 'تحقق هذا الشرط في برنامجك.'
            : wording`يفحص هذا {=الاختبار} برنامجك بعد تشغيله.`}
        </p>
      )}
    </div>
  );
}
