import { useSite } from './use-site.ts';

/** The brand's last letters carry the stroke. */
export function Brand() {
  const { brand } = useSite();
  const cut = Math.max(1, brand.length - 4);
  return (
    <>
      {brand.slice(0, cut)}
      <i className="mark">{brand.slice(cut)}</i>
    </>
  );
}
