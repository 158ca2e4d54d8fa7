import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every dialog is this one, whose head and foot stay in view', () => {
  const app = join(import.meta.dirname, '../..');
  const others = globSync('**/*.tsx', { cwd: app }).filter(
    (file) =>
      // A picture alone on the screen has neither head nor foot.
      !/overlay\/dialog\.tsx$|portfolio\/lightbox\.tsx$/.test(file) &&
      /@radix-ui\/react-dialog|<dialog\b|role="dialog"|aria-modal/.test(
        readFileSync(join(app, file), 'utf8'),
      ),
  );
  expect(others).toEqual([]);
});
