/** Circles that go through a file are let pass for now. Never add one for new code; take it out once it excuses nothing. */
export const knownCircles = [
  {
    through: 'packages/prompt-rubric/src/subject/subject-judge.ts',
    reason:
      'rubric.ts and reading/read-prompt.ts take the type SubjectJudge from it, which is built on both: it belongs into a file that imports neither.',
  },
  {
    through: 'packages/prompt-rubric/src/subject/reference-prompts.ts',
    reason:
      'It takes a type from self-test.ts, which checks prompts with all of the rubric: the type belongs into a file of its own.',
  },
  {
    through: 'packages/prompt-rubric/src/reading/lexemes.ts',
    reason: 'It takes a type from words.ts, which uses it: the type belongs into lexemes.ts or a third file.',
  },
] as const;
