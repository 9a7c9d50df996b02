/** As `content/questions` holds them: so many to an answer, so long at most. Apart from the endpoints, whose schemas no browser loads. */
export const knownQuestionLimits = { perPassage: 12, characters: 200 } as const;
