import { useState, type DragEvent } from 'react';
import type { Target } from './outline-moves.ts';

export interface DragRow {
  id: string;
  kind: 'courses' | 'lessons' | 'exercises';
}

const sideOf = ({ clientY, currentTarget }: DragEvent<Element>) => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** The browser's own dragging of rows by their handles. Only the mouse has it: keys and menus do the same. */
export function useRowDrag(onDrop: (id: string, target: Target) => void) {
  const [dragged, setDragged] = useState<DragRow | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const clear = () => {
    setDragged(null);
    setOver(null);
  };

  const handleOf = (row: DragRow) => ({
    draggable: true,
    onDragStart(event: DragEvent<Element>) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.id);
      const whole = event.currentTarget.closest('li');
      if (whole) event.dataTransfer.setDragImage(whole, 16, 16);
      setDragged(row);
    },
    onDragEnd: clear,
  });

  const targetAt = (row: DragRow, event: DragEvent<Element>): Target | null => {
    if (dragged?.kind === row.kind) return { beside: row.id, side: sideOf(event) };
    return dragged?.kind === 'exercises' && row.kind === 'lessons' ? { into: row.id } : null;
  };

  const placeOf = (row: DragRow) => ({
    'data-over':
      over === null || ('into' in over ? over.into : over.beside) !== row.id || dragged?.id === row.id
        ? undefined
        : 'into' in over
          ? 'into'
          : over.side,
    onDragOver(event: DragEvent<Element>) {
      const target = targetAt(row, event);
      // Not for this row, but perhaps for the one around it.
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (JSON.stringify(target) !== JSON.stringify(over)) setOver(target);
    },
    onDrop(event: DragEvent<Element>) {
      const target = targetAt(row, event);
      if (target === null || dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(dragged.id, target);
      clear();
    },
  });

  return { handleOf, placeOf };
}

export type RowDrag = ReturnType<typeof useRowDrag>;
