interface SegmentsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {choices.map(({ value, name }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
