import { createElement, Fragment } from 'react';
import { iconOf } from './icon.ts';

/** The elements of a drawing of Lucide, as `lucide-react` has them. */
export type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

/**
 * An icon of Lucide with the stroke and the behaviour of the site's own: for icons of lazy parts, which are not worth a
 * place in `icons.svg`, since every page loads that.
 *
 * Each drawing is a file in `lucide/`, so that a page loads those that it shows. For another one, import
 * `lucide/<name>.ts` and run `icons.test.ts`, which writes the file.
 */
export const lucideIcon = (drawing: Drawing, variantClass?: string) =>
  iconOf(
    createElement(
      Fragment,
      null,
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
    variantClass,
  );
