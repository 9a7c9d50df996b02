/**
 * Deals things into folds of about so many, as cards are dealt: what stands together goes to different folds, so that an
 * exercise is left out while the others of its lesson stay.
 */
export const foldsOf = <Thing>(things: readonly Thing[], size: number): Thing[][] => {
  const count = Math.ceil(things.length / size);
  return Array.from({ length: count }, (_, fold) => things.filter((_, at) => at % count === fold));
};
