let made = 0;

/** A number that no other thing made in this process has: for names and addresses. */
export const unique = () => {
  made += 1;
  return made;
};
