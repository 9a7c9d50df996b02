/** Decorative: each stands beside its label. */
const frame = (size: number) =>
  ({
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  }) as const;

export const ListenIcon = ({ size }: { size: number }) => (
  <svg {...frame(size)}>
    <path d="M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />
  </svg>
);
export const StopIcon = ({ size }: { size: number }) => (
  <svg {...frame(size)}>
    <path d="M7 7h10v10H7z" />
  </svg>
);
