import { LargerTextIcon, SmallerTextIcon } from '#ui/ornament/icons.ts';
import { canGrow, canShrink, changeFontSize, useFontSize } from './font-size.ts';
import { toolClass } from './tool-class.ts';

/** Buttons to change the font size of the article. */
export function FontSizeControl() {
  const size = useFontSize();
  return (
    <fieldset className="flex items-center lg:flex-col">
      <legend className="sr-only">حجم الخط</legend>
      <button
        type="button"
        aria-label="تصغير الخط"
        disabled={!canShrink(size)}
        onClick={() => changeFontSize(-1)}
        className={toolClass}
      >
        <SmallerTextIcon />
      </button>
      <output
        aria-label="حجم الخط"
        className="min-w-6 text-center text-sm text-text-faint tabular-nums"
      >
        {size}
      </output>
      <button
        type="button"
        aria-label="تكبير الخط"
        disabled={!canGrow(size)}
        onClick={() => changeFontSize(1)}
        className={toolClass}
      >
        <LargerTextIcon />
      </button>
    </fieldset>
  );
}
