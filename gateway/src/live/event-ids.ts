/**
 * Whether an event has come before, among the last `capacity`: a producer that did not hear from the broker sends
 * again, and then the topic has the same event at two offsets.
 */
export const createEventIds = (capacity: number): ((id: string) => boolean) => {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return true;
    seen.add(id);
    // A set keeps the order in which it was filled.
    if (seen.size > capacity) for (const oldest of seen) return !seen.delete(oldest);
    return false;
  };
};
