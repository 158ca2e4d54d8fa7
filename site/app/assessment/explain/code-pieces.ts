/** A sentence in pieces: what stands between backticks is code. */
export const codePieces = (text: string): { code: boolean; text: string }[] =>
  text
    .split('`')
    .map((piece, at) => ({ code: at % 2 === 1, text: piece }))
    .filter((piece) => piece.text !== '');
