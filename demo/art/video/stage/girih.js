/**
 * The pierced screen: eight-pointed stars whose tips touch, with the light of a lamp behind them.
 * @param {number} width
 * @param {number} height
 * @param {{x: number, y: number}} lamp where the light comes from
 * @returns {string} an SVG
 */
function girih(width, height, lamp) {
  const reach = 62;
  const inner = (reach * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const cell = reach * 2;
  const dots = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const length = index % 2 ? inner : reach;
    return [Math.cos(angle) * length, Math.sin(angle) * length];
  });
  const star = `M${dots.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
  const stars = [];
  for (let y = (lamp.y % cell) - cell; y < height + cell; y += cell) {
    for (let x = (lamp.x % cell) - cell; x < width + cell; x += cell) {
      const far = Math.hypot(x - lamp.x, y - lamp.y) / (width * 0.95);
      const light = Math.max(0, 1 - far) ** 1.6;
      // Towards the words the screen dissolves, star by star.
      const there = Math.min(1, Math.max(0, (1 - x / width) / 0.6));
      const glow = (dim, bright) => ((dim + light * bright) * there).toFixed(3);
      stars.push(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
        <path d="${star}" fill="#f5af19" fill-opacity="${glow(0, 0.34)}" />
        <path d="${star}" fill="none" stroke="#ffc53d" stroke-opacity="${glow(0.1, 0.6)}" stroke-width="2" />
        <path d="${star}" fill="none" stroke="#ffc53d" stroke-opacity="${glow(0.05, 0.4)}" stroke-width="1.5" transform="scale(0.56) rotate(22.5)" />
      </g>`);
    }
  }
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
    ${stars.join('')}
  </svg>`;
}

Object.assign(globalThis, { girih });
