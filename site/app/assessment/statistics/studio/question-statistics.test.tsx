import type { QuestionStatistics as Statistics } from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questionStatisticsQuery } from './queries.ts';
import { QuestionStatistics } from './question-statistics.tsx';

const unasked: Statistics = {
  kind: 'text',
  asked: 0,
  blank: 0,
  unmarked: 0,
  difficulty: null,
  discrimination: null,
  choices: [],
  wrong: [],
  further: 0,
  parts: null,
};

function draw(statistics: Statistics): string {
  const client = new QueryClient();
  client.setQueryData(questionStatisticsQuery(3).queryKey, statistics);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <QuestionStatistics question={3} mayAccept />
    </QueryClientProvider>,
  );
}

test('what a video refused is listed where no quiz has asked the question', () => {
  const wrong = [{ text: 'شوال', count: 2, spellings: [], near: false, accepted: false }];
  const shown = draw({ ...unasked, wrong });
  expect(shown).toContain('اقبلها: شوال');
  expect(shown).not.toContain('تظهر هنا بعد');
  expect(draw(unasked)).toContain('تظهر هنا بعد');
});
