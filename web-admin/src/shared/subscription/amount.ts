const centsPerUnit = 100;

/** An amount as people write it, `10`, `10,5` or `10.50`, in cents; null where it is none. */
export function centsOf(text: string): number | null {
  const written = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!written) return null;
  const [, units = '0', decimals = ''] = written;
  const cents = Number(units) * centsPerUnit + Number(decimals.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
