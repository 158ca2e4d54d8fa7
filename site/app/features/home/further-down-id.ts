/** The id of the page's lower part, by which the page finds what the server wrote of it. */
export const furtherDownId = 'further-down';
