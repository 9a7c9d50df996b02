interface SegmentsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string; isDisabled?: boolean }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** The id of what it changes. */
  controls?: string;
}

/** One of a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, chosen, onChoose, controls } = props;
  return (
    <div className="segments" role="group" aria-label={label}>
      {choices.map(({ value, name, isDisabled = false }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-controls={controls}
          disabled={isDisabled}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
