/** Which version one's own saves made of another: what was moved during a save began from the older one. */
export function createOwnVersions() {
  const made = new Map<number, number>();
  return {
    /** What one's own saves made of a version; the same where somebody else made the next one. */
    newestOf(version: number): number {
      let newest = version;
      for (let next = made.get(newest); next !== undefined; next = made.get(newest)) newest = next;
      return newest;
    },
    note(sent: number, saved: number) {
      made.set(sent, saved);
      // A version may come back, as an order does: it is then the newest, and nothing comes after it.
      made.delete(saved);
    },
  };
}
