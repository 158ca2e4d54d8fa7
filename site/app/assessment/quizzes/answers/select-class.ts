import { cx } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/input.tsx';

/** A list of options as tall as the other fields. */
export const selectClass = cx(controlClass, 'min-h-12 rounded-md px-3 py-2');
