import { forWriters } from '../rights/for-writers.tsx';
import HandleIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { DragEvent, KeyboardEvent } from 'react';
import type { Step } from './outline-moves.ts';

interface MoveHandleProps {
  id: string;
  title: string;
  /** Of the text that says what keys do. */
  describedBy: string;
  isDisabled: boolean;
  onStep: (step: Step) => void;
  /** What pressing it opens: touch can neither drag it nor send it keys. */
  onPress: (anchor: HTMLElement) => void;
  drag: { draggable: boolean; onDragStart: (event: DragEvent<Element>) => void; onDragEnd: () => void };
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };

/** A row is dragged by it, and moved by the arrow keys while it has the focus. */
export const MoveHandle = forWriters(function MoveHandle({
  id,
  title,
  describedBy,
  isDisabled,
  onStep,
  onPress,
  drag,
}: MoveHandleProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page would scroll.
    event.preventDefault();
    onStep(step);
  };
  // Firefox drags no <button>.
  return (
    <IconButton
      component="span"
      size="small"
      data-handle={id}
      aria-label={translate('resources.outline.handle', { title })}
      aria-describedby={describedBy}
      aria-keyshortcuts="ArrowUp ArrowDown"
      aria-haspopup="menu"
      aria-disabled={isDisabled}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      {...drag}
      draggable={!isDisabled}
      sx={{ cursor: isDisabled ? 'default' : 'grab', color: 'text.secondary' }}
    >
      <HandleIcon fontSize="small" />
    </IconButton>
  );
});
