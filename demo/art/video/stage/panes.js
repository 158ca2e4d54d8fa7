/** What stands beside the code: each takes the frame and gives HTML. */
const panes = {
  terminal(frame) {
    const { memory = [], changed, terminal } = frame.result;
    const boxes = ['name', 'age'].map((name) => {
      const held = memory.find((variable) => variable.name === name);
      const lit = changed === name && frame.glow > 0.05;
      return `<div class="box ${held ? '' : 'empty'} ${lit ? 'lit' : ''}">${
        held ? `<b dir="ltr">${name}</b><bdi>${held.value}</bdi>` : ''
      }</div>`;
    });
    const lines = (terminal ?? []).map((line) => `<div><bdi>${line}</bdi></div>`);
    return `<div class="boxes" dir="ltr">${boxes.join('')}</div>
      <div class="pane terminal"><div class="pane-title">ما يطبعه البرنامج</div>
      <div class="out" dir="ltr"><div class="prompt">$ ${terminal ? 'python main.py' : ''}</div>${lines.join('')}</div></div>`;
  },

  page(frame) {
    // The student's page is parsed as it is being typed, as a browser would.
    const typed = new DOMParser().parseFromString(frame.codes[0], 'text/html');
    const title = typed.title || '&nbsp;';
    return `<div class="pane page"><div class="chrome"><span>${title}</span><bdi dir="ltr">index.html</bdi></div>
      <div class="sheet" dir="${typed.documentElement.dir || 'ltr'}">${typed.body.innerHTML}</div></div>`;
  },

  cards(frame) {
    const cards = frame.result.cards ?? [];
    const tiles = cards.map((card, index) => {
      const fresh = frame.glow > 0.05 && index === cards.length - 1 ? 'fresh' : '';
      return `<div class="tile ${fresh}"><h3>${card.title}</h3><p>${card.hours} ساعات</p></div>`;
    });
    return `<div class="pane page"><div class="chrome"><span>كورساتي</span><bdi dir="ltr">localhost</bdi></div>
      <div class="sheet grid">${tiles.join('') || '<p class="none">لم نعرض المكوّن بعد.</p>'}</div></div>`;
  },
};

Object.assign(globalThis, { panes });
