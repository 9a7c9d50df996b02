/** Address of a lesson, at one of its exercises where given. */
export const lessonUrl = (lessonId: string, exerciseId?: string | null) =>
  `/lessons/${lessonId}${exerciseId ? `?exercise=${encodeURIComponent(exerciseId)}` : ''}`;

/** Address of an exercise to be solved once more, from an empty field. */
export const practiceUrl = (lessonId: string, exerciseId: string) =>
  `${lessonUrl(lessonId, exerciseId)}&practice=1`;

/** Address of a new post in the community with an attempt that was shared. */
export const shareAttemptUrl = (attemptId: string, exerciseId: string) =>
  `/community?${new URLSearchParams({ share: attemptId, exercise: exerciseId })}`;

/** Address at which anybody verifies a certificate. */
export const certificateUrl = (code: string) => `/certificates/${encodeURIComponent(code)}`;

/** Address of a post in the community, at one of its replies where given. */
export const postUrl = (postId: string, replyId?: string | null) =>
  `/community/posts/${encodeURIComponent(postId)}${replyId ? `#reply-${replyId}` : ''}`;
