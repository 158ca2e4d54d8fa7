let made = 0;

/** A number that is unique in this process, for names and addresses. */
export const unique = () => {
  made += 1;
  return made;
};
