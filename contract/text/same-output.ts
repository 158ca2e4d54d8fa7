/**
 * Whether a program printed what was expected. Line ends of other systems never count; unless `exact`, neither do spaces
 * at the end of lines and empty lines at the end. The same for the tests that a learner sees and for marks.
 */
export function sameOutput(expected: string, printed: string, exact = false): boolean {
  return comparable(expected, exact) === comparable(printed, exact);
}

function comparable(text: string, exact: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return exact ? lines : lines.replace(/[^\S\n]+$/gm, '').replace(/\n+$/, '');
}
