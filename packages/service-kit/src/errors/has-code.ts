/** Whether an error of the platform has this code, such as `ENOENT`. Known by its shape: it may come from another realm. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
