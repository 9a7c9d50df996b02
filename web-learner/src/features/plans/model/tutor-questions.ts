/** What a question to the tutor and its answer come to, in tokens, with the passages that it is answered from. */
const tokensPerQuestion = 2_500;

/** About how many questions a day's tokens are good for. */
export const questionsFor = (tokens: number): number => Math.max(1, Math.floor(tokens / tokensPerQuestion));
