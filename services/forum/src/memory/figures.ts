import type { CommunityFigures } from '@academy/contracts/http/forum/community.ts';

const freshMs = 10_000;

export interface Figures {
  read(): Promise<CommunityFigures>;
}

/** The community's figures, counted at most every ten seconds: they count whole collections. */
export const createFigures = (
  count: () => Promise<CommunityFigures>,
  now: () => number = Date.now,
): Figures => {
  let held: { figures: Promise<CommunityFigures>; at: number } | null = null;
  return {
    read: () => {
      if (held && now() - held.at < freshMs) return held.figures;
      const mine = { figures: count(), at: now() };
      held = mine;
      // A failed count is not remembered.
      mine.figures.catch(() => {
        if (held === mine) held = null;
      });
      return mine.figures;
    },
  };
};
