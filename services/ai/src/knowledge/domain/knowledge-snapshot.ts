import type { PlacedPassage } from './placed-passages.ts';
import type { Shelf } from './shelf.ts';

/** What answers are made of, at one moment. While nothing changes it is the same object. */
export interface KnowledgeSnapshot {
  shelf: Shelf;
  /** Of what is listed, whoever may open it; the same array while none of them changes. */
  passages: readonly PlacedPassage[];
}
