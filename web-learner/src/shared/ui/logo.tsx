import { Link } from 'react-router-dom';
import { useSite } from '../site/site.ts';

/** The brand's last letters carry the stroke. */
export function Logo() {
  const { brand } = useSite();
  const cut = Math.max(1, brand.length - 4);
  return (
    <Link to="/" className="logo" aria-label={brand}>
      {brand.slice(0, cut)}
      <i className="mark">{brand.slice(cut)}</i>
    </Link>
  );
}
