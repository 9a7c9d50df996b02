/** Each event once: a process that dies between the broker's answer and its own note of it publishes the same one again. */
export const eachOnce = <Event extends { id: string }>(events: readonly Event[]): Event[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
];
