export interface Size {
  width: number;
  height: number;
}
/** A rectangle in the player, in CSS pixels from its start corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** What the controls take at the bottom, and the distance to the other edges. CSS pixels. */
const [controls, edge] = [84, 8];

/** Where the picture stands in a player that shows it whole; the player itself before the picture's size is known. */
export function pictureBox(player: Size, picture: Size): Box {
  if (picture.width === 0 || picture.height === 0) return { x: 0, y: 0, ...player };
  const scale = Math.min(player.width / picture.width, player.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (player.width - width) / 2, y: (player.height - height) / 2, width, height };
}

/** Where a name may stand: on the picture, above the controls. */
export function nameArea(picture: Box, playerHeight: number): Box {
  const bottom = Math.min(picture.y + picture.height - edge, playerHeight - controls);
  return {
    x: picture.x + edge,
    y: picture.y + edge,
    width: Math.max(0, picture.width - 2 * edge),
    height: Math.max(0, bottom - picture.y - edge),
  };
}
