import type { Locator } from '@playwright/test';

/** Scrolls the list around a row, which is in view, a little. @returns whether the row is under the pointer all the time */
export const takesPressWhileScrolling = (row: Locator): Promise<boolean> =>
  row.evaluate(async (element) => {
    let box = element.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    if (!box) throw new Error('no list scrolls around the row');
    const scrolled = new Promise((resolve) => box.addEventListener('scroll', resolve));
    box.scrollBy(0, box.scrollTop > 0 ? -20 : 20);
    await scrolled;
    const { left, top, width, height } = element.getBoundingClientRect();
    // The list hears of the scroll in one of the frames that follow.
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!element.contains(under)) return false;
    }
    return true;
  });
