import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MoveHandle } from './move-handle.tsx';
import type { Step } from './outline-moves.ts';
import { RowMenu, type RowAction } from './row-menu.tsx';
import type { DragRow, RowDrag } from './use-row-drag.ts';

interface OutlineRowProps {
  row: DragRow;
  title: string;
  /** As people count, before the title. */
  number?: number;
  describedBy: string;
  isFixed: boolean;
  drag: RowDrag;
  actions: readonly RowAction[];
  onStep: (step: Step) => void;
  /** What is known of it, at the right or below. */
  children: ReactNode;
}

/** A course, a lesson or an exercise in an order: its handle, its title, which leads to its page, and its menu. */
export function OutlineRow(props: OutlineRowProps) {
  const { row, title, number, describedBy, isFixed, drag, actions, onStep, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 0.75 }}>
      <MoveHandle
        id={row.id}
        title={title}
        describedBy={describedBy}
        isDisabled={isFixed}
        onStep={onStep}
        onPress={setAnchor}
        drag={drag.handleOf(row)}
      />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          minHeight: 30,
        }}
      >
        <Box
          sx={{
            flex: '1 1 220px',
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontWeight: row.kind === 'exercises' ? 400 : 600,
          }}
        >
          {number === undefined ? null : (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, mr: 1 }}>
              {number}.
            </Box>
          )}
          <Link className="row-link" to={`/${row.kind}/${row.id}`}>
            {title}
          </Link>
        </Box>
        <Box className="tags" sx={{ alignItems: 'center', justifyContent: { md: 'flex-end' } }}>
          {children}
        </Box>
      </Box>
      <RowMenu title={title} actions={actions} anchor={anchor} onAnchor={setAnchor} />
    </Box>
  );
}
