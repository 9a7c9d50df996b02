import { useTranslate } from 'ra-core';
import type { FieldFault, RubricFault } from './rubric-text.ts';

/** `Line 4, criterion 2, weight: 10 at most`; without the line where it is about data. */
export function useFaultText() {
  const translate = useTranslate();
  return (fault: FieldFault | RubricFault) => {
    const [part, index, ...rest] = fault.path;
    const place = (key: string, value: object) => translate(`resources.rubric.place.${key}`, value);
    const isNumbered = typeof index === 'number';
    const places = [
      'line' in fault ? place('line', { line: fault.line }) : '',
      isNumbered ? place(String(part), { number: index + 1 }) : (part ?? ''),
      (isNumbered ? rest : [index ?? '', ...rest]).filter((name) => name !== '').join('.'),
    ];
    const where = places.filter((text) => text !== '').join(', ');
    return `${where}: ${translate(`resources.rubric.rules.${fault.rule}`, fault.values)}`;
  };
}
