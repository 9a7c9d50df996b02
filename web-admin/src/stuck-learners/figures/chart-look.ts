import { palette } from '@academy/web-kit/theme/palette.ts';
import { useTheme } from '@mui/material/styles';

const markShapes = ['circle', 'square', 'diamond', 'triangle', 'star'] as const;

/** Of the n-th line, from 0: lines are told apart by the shape of their marks as well as by colour. */
export const lineLook = (at: number) =>
  ({ curve: 'linear', showMark: true, shape: markShapes[at % markShapes.length] ?? 'circle' }) as const;

/** The colours of texts on the sheet: each holds their contrast in its theme. */
export const useChartColours = (): string[] => {
  const { mode } = useTheme().palette;
  const { link, missing, met, partly, ink3 } = palette[mode];
  return [link, missing, met, partly, ink3];
};

/** The table below says the same to who reads by ear or keyboard. */
export const chartLook = {
  height: 300,
  disableKeyboardNavigation: true,
  skipAnimation: true,
  grid: { horizontal: true },
  margin: { left: 4, right: 28, top: 12, bottom: 4 },
  slotProps: { legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'start' } } },
} as const;
