import { Input } from 'antd';
import { SearchIcon } from './icons.tsx';

export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      className="search-field"
      type="search"
      size="large"
      prefix={<SearchIcon size={18} />}
      aria-label={label}
      placeholder={label}
      value={value}
      allowClear
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
