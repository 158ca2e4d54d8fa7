/** Key of the query of a video's questions, for an invalidation where nothing else of them is loaded. */
export const videoQuestionsKey = (lecture: number) => ['video-questions', lecture] as const;
