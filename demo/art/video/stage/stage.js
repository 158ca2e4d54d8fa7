/** The stage has no clock of its own: it draws the frame that it is given. */
const stage = {
  lesson: null,

  /** @param {object} lesson see lesson.ts */
  async setUp(lesson) {
    stage.lesson = lesson;
    const one = (selector) => document.querySelector(selector);
    one('.where').textContent = lesson.title;
    one('.opening .subject span').textContent = lesson.subject;
    one('.opening h1').textContent = lesson.title;
    one('.opening .subtitle').textContent = lesson.subtitle;
    one('.steps').innerHTML = lesson.scenes.map(() => '<i></i>').join('');
    one('.editor').classList.toggle('roomy', lesson.language === 'python');
    const flame =
      '<svg viewBox="12 2 24 30"><path fill="#f5af19" d="M24 4c5.5 7 9 11.4 9 17a9 9 0 0 1-18 0c0-5.6 3.5-10 9-17Z"/></svg>';
    one('.summary .subject span').textContent = lesson.summary.heading ?? 'خلاصة المحاضرة';
    one('.summary ul').innerHTML = lesson.summary.points
      .map((point) => `<li>${flame}<span>${withCode(point)}</span></li>`)
      .join('');
    for (const screen of document.querySelectorAll('.screen')) {
      screen.innerHTML = girih(520, 720, { x: 150, y: 300 });
    }
    const faces = [...document.fonts].map((face) => face.load());
    await Promise.all(faces);
  },

  /** @param {object} frame see timeline.ts */
  draw(frame) {
    const { lesson } = stage;
    const one = (selector) => document.querySelector(selector);
    one('.progress i').style.width = `${frame.progress * 100}%`;
    show(one('.opening'), frame.opening);
    show(one('.summary'), frame.summaryIn);
    document.querySelectorAll('.summary li').forEach((point, index) => {
      show(point, frame.pointsIn[index], 14);
    });
    document.querySelectorAll('.steps i').forEach((step, index) => {
      step.className = index === frame.step ? 'now' : index < frame.step ? 'done' : '';
    });
    one('.note').innerHTML = withCode(lesson.scenes[frame.step]?.note ?? '');
    show(one('.note'), frame.noteIn, 10);
    one('.tabs').innerHTML = lesson.files
      .map((name, index) => `<span class="${index === frame.file ? 'open' : ''}">${name}</span>`)
      .join('');
    one('.lines').innerHTML = lesson.files.length > 0 ? linesOf(frame, lesson.language) : '';
    one('.result').innerHTML = panes[lesson.pane](frame);
  },
};

function show(element, share, rise = 0) {
  element.style.opacity = share;
  element.style.visibility = share ? 'visible' : 'hidden';
  element.style.transform = rise ? `translateY(${(1 - share) * rise}px)` : '';
}

const withCode = (text) =>
  text.replace(/`([^`]+)`/g, (_, code) => `<code>${escapeText(code)}</code>`);

function linesOf(frame, language) {
  const code = frame.codes[frame.file];
  const here = code.slice(0, frame.caret).split('\n').length - 1;
  const caret = `<i class="caret ${frame.caretOn ? '' : 'off'}"></i>`;
  // Coloured line by line: no token of these lessons runs over a line's end.
  let start = 0;
  return code
    .split('\n')
    .map((line, index) => {
      const place = frame.caret - start;
      start += line.length + 1;
      const text = highlight(line, language, index === here ? place : -1).replace('\u0001', caret);
      const before = index === here && place === 0 ? caret : '';
      return `<div class="line ${index === here ? 'here' : ''}"><b>${index + 1}</b><span>${before}${text}</span></div>`;
    })
    .join('');
}

Object.assign(globalThis, { stage });
