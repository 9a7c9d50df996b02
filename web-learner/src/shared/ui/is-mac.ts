/** Whether this is one of Apple's machines, whose keyboards have a ⌘ where others have Ctrl. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
