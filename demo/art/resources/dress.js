/** Dresses a hand-out in the page before it is printed: colours its code and adds what every page repeats. */
function dress() {
  for (const box of document.querySelectorAll('pre')) {
    box.innerHTML = highlight(box.textContent, box.className);
  }
  const screen = (width, height, lamp) => {
    const holder = document.createElement('div');
    holder.className = 'screen';
    holder.innerHTML = girih(width, height, lamp);
    return holder;
  };
  document.querySelector('header')?.append(screen(520, 340, { x: 130, y: 170 }));
  const slides = [...document.querySelectorAll('.slide')];
  slides.forEach((slide, index) => {
    if (slide.matches('.cover')) slide.append(screen(520, 720, { x: 150, y: 300 }));
    const foot = document.createElement('div');
    foot.className = 'foot';
    const number = slide.matches('.cover') ? '' : index + 1;
    foot.innerHTML = `<span>نبراس</span><span>${number}</span>`;
    slide.append(foot);
  });
}

Object.assign(globalThis, { dress });
