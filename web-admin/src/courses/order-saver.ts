interface CourseOrder {
  ids: readonly string[];
  /** The order that it was made from. */
  before: readonly string[];
}

/** Saves one order of the courses after another, each with the one that it was made from: that seen first, then one's own last. */
export function createOrderSaver(put: (order: CourseOrder) => Promise<unknown>) {
  let before: readonly string[] = [];
  return {
    /** What is on the screen as the server has it, and about to be moved. */
    beginFrom(saved: readonly { id: string }[]) {
      before = saved.map(({ id }) => id);
    },
    async save(order: readonly { id: string }[]) {
      const ids = order.map(({ id }) => id);
      await put({ ids, before });
      before = ids;
    },
  };
}
