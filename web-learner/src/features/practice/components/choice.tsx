import { Switch } from 'antd';

interface ChoiceProps {
  id: string;
  text: string;
  help: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with what it does beside it. */
export function Choice({ id, text, help, checked, disabled, onChange }: ChoiceProps) {
  return (
    <div className="practice-switches__row">
      <div>
        <label htmlFor={id}>{text}</label>
        <p id={`${id}-help`}>{help}</p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
