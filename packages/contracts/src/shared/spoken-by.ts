/**
 * The header that says who speaks in an answer with audio: `built-in`, or `openai` and a slash and the model. It stands
 * apart from the endpoint, whose schemas a browser does not load.
 */
export const spokenByHeader = 'Spoken-By';
