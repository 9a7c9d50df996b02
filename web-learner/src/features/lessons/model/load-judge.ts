/** Loads what judges a prompt in this browser. Nothing is judged, and no preview shown, until it is there. */
export async function loadJudge() {
  const { checkPrompt } = await import('@academy/prompt-rubric/check-prompt.ts');
  return checkPrompt;
}

export type Judge = Awaited<ReturnType<typeof loadJudge>>;
