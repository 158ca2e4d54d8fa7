/** The part of a touch screen that its keyboard leaves. */
const visible = 0.6;

/**
 * Gives a field the focus where one comes to answer. With a mouse one types at once. The keyboard of a touch screen
 * covers its lower part, so there the field gets the focus only if it fits above the keyboard together with what is
 * answered, which is then moved to the top. Who has begun something else meanwhile, such as a menu, is left at it.
 */
export function focusToAnswer(field: HTMLElement, about: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !activeElement?.matches('h1, h2, main')) return;
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    field.focus({ preventScroll: true });
    return;
  }
  if (!about) return;
  const height = field.getBoundingClientRect().bottom - about.getBoundingClientRect().top;
  if (height > window.innerHeight * visible) return;
  about.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** The same for the field of a form, as its `ref`. What is answered is `data-answered`, around both is `data-answering`. */
export function focusAnswerForm(form: HTMLFormElement | null): void {
  const field = form?.querySelector('textarea');
  if (!field) return;
  focusToAnswer(
    field,
    field.closest('[data-answering]')?.querySelector<HTMLElement>('[data-answered]') ?? null,
  );
}
