const longest = 400;

/** The beginning of what somebody wrote, cut at a word. */
export const excerptOf = (text: string): string => {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  return `${whole.slice(0, longest).replace(/\s+\S*$/, '')}…`;
};
