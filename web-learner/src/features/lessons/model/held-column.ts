/** The edge of the window at which a column stops, and how far below its natural place it starts from, in pixels. */
export interface ColumnHold {
  edge: 'top' | 'bottom';
  start: number;
}

export const heldFromStart: ColumnHold = { edge: 'bottom', start: 0 };

/**
 * A column beside a longer one moves with the page until its end is in sight on the way down, and until its beginning
 * is on the way up: one scrollbar reaches all of it. `offset` is where it stood before the scroll.
 */
export function holdAfterScroll(hold: ColumnHold, scroll: { by: number; offset: number }): ColumnHold {
  if (scroll.by === 0) return hold;
  const edge = scroll.by > 0 ? 'bottom' : 'top';
  return edge === hold.edge ? hold : { edge, start: Math.max(0, scroll.offset) };
}

/** Once it grows or shrinks, it stays where it stands. */
export const holdAfterResize = (hold: ColumnHold, offset: number): ColumnHold => ({
  ...hold,
  start: Math.max(0, offset),
});

interface Room {
  height: number;
  /** What the window's top and bottom edges leave free, in pixels from the top of the window. */
  from: number;
  to: number;
  windowHeight: number;
}

/** The column as CSS places it, `position: sticky` given. */
export function placeOf({ edge, start }: ColumnHold, { height, from, to, windowHeight }: Room) {
  if (height <= to - from) return { marginTop: 0, top: from, bottom: null };
  return edge === 'bottom'
    ? { marginTop: start, top: to - height, bottom: null }
    : { marginTop: start, top: null, bottom: windowHeight - from - height };
}
