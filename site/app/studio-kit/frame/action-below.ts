/** For a `Notice` with an action: on a phone, where both have no room in a line, the action stands below the text. */
export const actionBelow =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-y-2 max-sm:[&>:last-child]:col-start-2';
