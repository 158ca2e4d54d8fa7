/**
 * The pierced screen: eight-pointed stars whose tips touch, with the light of a lamp behind them.
 * @param {number} width
 * @param {number} height
 * @param {{x: number, y: number}} lamp where the light comes from
 * @param {string | number} [name] sets two screens on one page apart
 * @returns {string} an SVG
 */
function girih(width, height, lamp, name = '') {
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
  for (let y = lamp.y % cell - cell; y < height + cell; y += cell) {
    for (let x = lamp.x % cell - cell; x < width + cell; x += cell) {
      const far = Math.hypot(x - lamp.x, y - lamp.y) / (width * 0.95);
      const light = Math.max(0, 1 - far) ** 1.6;
      stars.push(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
        <path d="${star}" fill="#f5af19" fill-opacity="${(light * 0.34).toFixed(3)}" />
        <path d="${star}" fill="none" stroke="#ffc53d" stroke-opacity="${(0.1 + light * 0.6).toFixed(3)}" stroke-width="2" />
        <path d="${star}" fill="none" stroke="#ffc53d" stroke-opacity="${(0.05 + light * 0.4).toFixed(3)}" stroke-width="1.5" transform="scale(0.56) rotate(22.5)" />
      </g>`);
    }
  }
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="fade${name}"><stop offset="0.35" stop-color="#fff" /><stop offset="1" stop-color="#000" /></linearGradient>
      <mask id="edge${name}"><rect width="${width}" height="${height}" fill="url(#fade${name})" /></mask>
    </defs>
    <g mask="url(#edge${name})">${stars.join('')}</g>
  </svg>`;
}
