/** What a member's prompt library holds. It stands apart from the endpoints, whose schemas a browser does not load. */
export const promptLibraryLimits = {
  /** Prompts a member may keep. */
  prompts: 500,
  /** Characters of one prompt. */
  text: 10_000,
  name: 120,
  tag: 40,
  tags: 10,
  /** Earlier wordings kept of one prompt. */
  versions: 20,
  importBytes: 1024 * 1024,
} as const;
