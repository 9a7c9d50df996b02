/** How much a drawn cover has room for: lines, and characters in a line and in the tag. */
export const coverLimits = { lines: 2, line: 18, tag: 30 } as const;

/** The largest picture that staff may upload as a cover, in bytes. */
export const largestCoverImageBytes = 10 * 1024 * 1024;
