import { codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';
import { expect, test } from 'vitest';
import { findHints } from '#assessment/explain/hints/find-hints.ts';
import { loadExamples } from '#assessment/playground/examples/load-examples.ts';

test.each(codeLanguages)('examples in %s have no hint', async (language) => {
  for (const { files } of await loadExamples(language)) {
    expect(await findHints({ language, state: 'done', output: '12', files: [...files] })).toEqual(
      [],
    );
  }
});
