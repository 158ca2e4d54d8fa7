let last = 0;

/** A number that is unique in this process, for names and addresses. */
export const unique = () => {
  last += 1;
  return last;
};
