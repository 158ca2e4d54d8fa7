import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { codePieces } from './code-pieces.ts';
import { ErrorExplanation } from './error-explanation.tsx';

const error = {
  name: 'NameError',
  message: "name 'prnt' is not defined",
  line: 3,
  column: 1,
  file: 'main.py',
  traceback: 'Traceback (most recent call last):\n  File "main.py", line 3, in <module>',
};

test('the original message is there before the patterns are loaded, from left to right', () => {
  const html = renderToStaticMarkup(
    <ErrorExplanation error={error} language="python" files={[]} onPlace={() => undefined} />,
  );
  expect(html).toContain(
    '<pre dir="ltr" lang="en">NameError: name &#x27;prnt&#x27; is not defined</pre>',
  );
  expect(html).toContain('اذهب إلى السطر 3');
  expect(html).toContain('Traceback');
});

test('what stands between backticks is code', () => {
  expect(codePieces('اكتب `==` مكان `=`.')).toEqual([
    { code: false, text: 'اكتب ' },
    { code: true, text: '==' },
    { code: false, text: ' مكان ' },
    { code: true, text: '=' },
    { code: false, text: '.' },
  ]);
});
