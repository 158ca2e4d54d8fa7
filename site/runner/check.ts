/** The global function that takes the test's code while the program is evaluated. */
export const checkName = 'nibrasCheck';

export const countLines = (text: string) => text.split('\n').length;

/** A program with a test's code behind it, in a function that sees the program's names and runs after it. */
export const withCheck = (code: string, check: string) =>
  check === '' ? code : `${code}\n;${checkName}(async () => {\n${check}\n});`;
