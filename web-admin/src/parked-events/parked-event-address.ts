/** The page of one parked event in the console. Its id has colons, and a topic's name has dots. */
export const parkedEventAddress = ({ id }: { id: string }): string =>
  `/parked-events/${encodeURIComponent(id)}/show`;
