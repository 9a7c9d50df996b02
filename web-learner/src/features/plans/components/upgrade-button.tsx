import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../api/checkout.ts';
import type { UpgradePlace } from '../model/upgrade-place.ts';
import { useUpgrade } from './upgrade-context.ts';

interface UpgradeButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'block'> {
  place: UpgradePlace;
  /** Premium by the month where nothing else was chosen. */
  purchase?: Purchase;
  label?: string;
}

/** The way to premium from any locked thing. */
export function UpgradeButton({
  place,
  purchase = { interval: 'month' },
  label,
  ...look
}: UpgradeButtonProps) {
  const { t } = useTranslation('plans');
  const { start, isOpening } = useUpgrade();
  return (
    <Button {...look} disabled={isOpening} onClick={() => start(place, purchase)}>
      {label ?? t('upgrade.action')}
    </Button>
  );
}
