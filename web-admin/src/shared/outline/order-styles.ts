export const orderList = { listStyle: 'none', m: 0, p: 0 } as const;

/** Where what is dragged would come to lie. */
export const orderPlace = {
  '&[data-over="before"]': { boxShadow: '0 -2px 0 var(--link)' },
  '&[data-over="after"]': { boxShadow: '0 2px 0 var(--link)' },
  '&[data-over="into"]': { boxShadow: 'inset 0 0 0 2px var(--link)', borderRadius: '10px' },
} as const;
