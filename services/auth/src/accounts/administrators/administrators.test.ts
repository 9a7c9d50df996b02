import {
  hasStalePermit,
  withAdministrator,
  withoutAdministrator,
  type AdministratorEntry,
} from './administrators.ts';

describe('the list of administrators', () => {
  const list: AdministratorEntry[] = [
    { id: 'a', version: 3, counts: true },
    { id: 'b', version: 5, counts: true },
  ];

  test('When one of two leaves, then the other can no more', () => {
    const left = withoutAdministrator(list, 'a', 3);
    expect(left).toContainEqual({ id: 'a', version: 3, counts: false });
    expect(withoutAdministrator(left as AdministratorEntry[], 'b', 5)).toBe('last');
  });

  test('When an entry comes late, then it does not bring back who was permitted to leave', () => {
    const left = withoutAdministrator(list, 'a', 4) as AdministratorEntry[];
    expect(withAdministrator(left, 'a', 4)).toBeNull();
    expect(withAdministrator(left, 'a', 3)).toBeNull();
    expect(withAdministrator(left, 'a', 5)).toContainEqual({ id: 'a', version: 5, counts: true });
    expect([hasStalePermit(left, 'a', 4), hasStalePermit(left, 'a', 5)]).toEqual([true, false]);
  });

  test('When a permit is asked for a version that is past, then it is stale', () => {
    expect(withoutAdministrator(list, 'b', 4)).toBe('stale');
  });
});
