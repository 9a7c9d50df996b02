/** Address of a lesson, at one of its exercises where given. */
export const lessonUrl = (lessonId: string, exerciseId?: string | null) =>
  `/lessons/${lessonId}${exerciseId ? `?exercise=${encodeURIComponent(exerciseId)}` : ''}`;

/** Address at which anybody verifies a certificate. */
export const certificateUrl = (code: string) => `/certificates/${encodeURIComponent(code)}`;
