import { typeNames } from './type-names.ts';

const shownLength = 60;

/** A learner's text as it stands in an explanation: on one line, short, and without the sign that encloses code. */
function shown(value: string): string {
  const line = value.replace(/\s+/g, ' ').replaceAll('`', "'");
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
}

/** Puts values into a text: `{name}` as it is, `{name:type}` as a type in Arabic. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)(:type)?\}/g, (_, key: string, type: string | undefined) => {
    const value = values[key];
    if (value === undefined) throw new Error(`an explanation lacks the value of ${key}`);
    return type ? (typeNames[value] ?? `قيمة من نوع \`${shown(value)}\``) : shown(value);
  });
}
