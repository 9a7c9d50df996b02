/**
 * About how many tokens a text is, rounded up: a token is four characters of English and a little over three of Spanish. On
 * the high side, so that a reservation covers the call.
 */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3.2);
