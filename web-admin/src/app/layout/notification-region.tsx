import { makeReachable } from '@academy/web-kit/focus/reachable-region.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';

interface NotificationRegionProps {
  /** Puts what is shown away: Escape was pressed in the region. */
  onEscape: () => void;
  children: ReactNode;
}

/** The region of notifications: F8 moves the focus there, from a dialog too, and Escape back. */
export function NotificationRegion({ onEscape, children }: NotificationRegionProps) {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  useEffect(() => (region.current ? makeReachable(region.current, { onEscape }) : undefined), [onEscape]);

  return (
    <Box
      ref={region}
      role="region"
      aria-label={translate('academy.notifications')}
      tabIndex={-1}
      sx={{ '&:focus-visible .MuiSnackbarContent-root': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {children}
    </Box>
  );
}
