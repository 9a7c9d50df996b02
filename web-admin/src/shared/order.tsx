import { maxValue, minValue, required } from 'ra-core';
import { NumberInput } from 'react-admin';

/** A place as people count: from 1, where records count from 0. */
export const placeOf = ({ orderIndex }: { orderIndex: number }): number => orderIndex + 1;

/** The same in a row of a CSV. */
export const withPlace = <Row extends { orderIndex: number }>(row: Row): Row => ({
  ...row,
  orderIndex: placeOf(row),
});

/** What the form checks of a place; its messages name the limits as people count. */
export const isPlace = [
  required(),
  minValue(0, () => ({ message: 'ra.validation.minValue', args: { min: 1 } })),
  maxValue(9_999, () => ({ message: 'ra.validation.maxValue', args: { max: 10_000 } })),
];

interface OrderInputProps {
  source: string;
  helperText: string;
}

/** A record's place among its kind, counted from 1. */
export const OrderInput = (props: OrderInputProps) => (
  <NumberInput
    {...props}
    validate={isPlace}
    format={(index: number | null) => (typeof index === 'number' ? index + 1 : index)}
    parse={(place: string) => (place === '' ? null : Number(place) - 1)}
  />
);
