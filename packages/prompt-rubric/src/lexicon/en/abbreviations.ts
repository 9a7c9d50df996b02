/** Their point ends no sentence. */
export const abbreviations = `mr mrs ms dr vs eg ie approx st`;
