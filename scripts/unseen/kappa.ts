/**
 * Cohen's kappa: how far two readers agree beyond what chance would give them, from 1 (always) over 0 (as chance does).
 * Cohen, "A coefficient of agreement for nominal scales", 1960. Not a number where nothing was read; 1 where both said one
 * thing only.
 */
export const kappaOf = (pairs: readonly (readonly [string, string])[]): number => {
  const share = (count: number): number => count / pairs.length;
  const agreed = share(pairs.filter(([one, other]) => one === other).length);
  const names = new Set(pairs.flat());
  const byChance = [...names].reduce((sum, name) => {
    const [first, second] = [0, 1].map((at) => share(pairs.filter((pair) => pair[at] === name).length));
    return sum + (first ?? 0) * (second ?? 0);
  }, 0);
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
};
