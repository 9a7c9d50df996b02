import type { Unit } from '../../../knowledge/domain/sections.ts';
import { isInSectionOf, type PlacedPassage } from '../../../knowledge/domain/placed-passages.ts';

/** A unit with the passage that it is cited by. */
export interface SectionUnit extends Unit {
  passage: PlacedPassage;
}

/** A section as it was before it was cut into passages. */
export interface WholeSection {
  heading: string | null;
  language: PlacedPassage['language'];
  units: readonly SectionUnit[];
}

/** The sections in which passages stand, each once, in the passages' order. */
export const sectionsAround = (
  found: readonly PlacedPassage[],
  all: readonly PlacedPassage[],
): WholeSection[] => {
  const firsts = found.filter((passage, at) => !found.slice(0, at).some(isInSectionOf(passage)));
  return firsts.map((first) => ({
    heading: first.heading,
    language: first.language,
    units: all
      .filter(isInSectionOf(first))
      .flatMap((passage) => passage.units.map((unit) => ({ ...unit, passage }))),
  }));
};
