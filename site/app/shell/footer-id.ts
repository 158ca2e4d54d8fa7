/** The id of the footer's element, by which the layout finds what the server wrote of it. */
export const footerId = 'site-footer';
