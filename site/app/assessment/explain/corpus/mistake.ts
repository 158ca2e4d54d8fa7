/** The id of the pattern that explains it, the line that is to be looked at, and the program. */
export type Mistake = [pattern: string, line: number | null, program: string];
