/** A share in percent with its 95 % interval (Wilson 1927), such as "12/40 30 % (18–45)". */
export const shareWithInterval = (count: number, of: number): string => {
  if (of === 0) return '0/0';
  const z = 1.96;
  const share = count / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const reach = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  const percent = (part: number): number => Math.round(100 * part);
  return `${count}/${of} ${percent(share)} % (${percent(middle - reach)}–${percent(middle + reach)})`;
};
