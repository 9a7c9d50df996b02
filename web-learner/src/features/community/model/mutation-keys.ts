/** Under which a post on its way is found, so that lists can show it. */
export const createPostKey = ['forum', 'create-post'] as const;
