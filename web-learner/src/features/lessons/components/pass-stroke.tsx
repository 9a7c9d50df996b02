import './pass-stroke.css';

/** The highlighter goes over the card once, at the moment of passing. The verdict says it in words. */
export function PassStroke() {
  return (
    <div className="pass-stroke" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
