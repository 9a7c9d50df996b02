import { createPortal } from 'react-dom';

/** The root layout has this place, right after the way to the content. */
const SKIPS = 'skips';

/** A way past what stands before a screen's main thing; seen once it has the focus. `href` names the thing. */
export function SkipTo({ text, href, onSkip }: { text: string; href: string; onSkip: () => void }) {
  const place = document.getElementById(SKIPS);
  return (
    place &&
    createPortal(
      <a
        className="skip-link"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        {text}
      </a>,
      place,
    )
  );
}
