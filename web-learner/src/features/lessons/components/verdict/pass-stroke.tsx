import './pass-stroke.css';

/** The highlighter goes over what is seen of the card once, at the moment of passing. The verdict says it in words. */
export function PassStroke() {
  return (
    <div className="pass-stroke" aria-hidden="true">
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
