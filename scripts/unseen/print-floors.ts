import { damageOf, floorsOf, type Floor } from './floors.ts';
import type { JudgedTwin } from './judged.ts';
import type { UnseenPart } from './read-unseen.ts';

const written = ({ name, right, of }: Floor): string => `${name} ${right} of ${of}`;

/** Prints how many exercises are under four of six; which ones, the least share and the kinds of damage for the open part alone. */
export const printFloors = (twins: readonly JudgedTwin[], part: UnseenPart): void => {
  for (const side of ['damaged', 'repaired'] as const) {
    const { all, under } = floorsOf(twins, side);
    console.log(`${part}, ${side} twins: ${under.length} of ${all.length} exercises under 4 of 6`);
    const [least] = all;
    if (part === 'open' && least)
      console.log(`  least: ${written(least)}\n  under: ${under.map(written).join(' · ')}`);
  }
  if (part === 'open') for (const kind of damageOf(twins)) console.log(`damaged by ${written(kind)} refused`);
};
