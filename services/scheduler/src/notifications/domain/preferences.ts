import type { NotificationPreferencesChange } from '@academy/contracts/http/scheduler/preferences.ts';
import {
  channelsOf,
  isOnByDefault,
  notificationActivitySchema,
  type NotificationActivity,
  type NotificationChannel,
} from '@academy/contracts/shared/notification-activities.ts';

/** One switch of the matrix. */
export interface Switch {
  activity: NotificationActivity;
  channel: NotificationChannel;
}

/** How a switch is named where it is stored: `reply_mail`. */
export type SwitchName = `${NotificationActivity}_${NotificationChannel}`;
export const switchName = ({ activity, channel }: Switch): SwitchName => `${activity}_${channel}`;

/** What a member chose; a switch that they never touched is not there. */
export type Choices = Partial<Record<SwitchName, boolean>>;

/** Whether a member is notified: what they chose, and the default where they chose nothing. */
export const isOn = (choices: Choices, { activity, channel }: Switch): boolean =>
  channelsOf(activity).includes(channel) &&
  (choices[switchName({ activity, channel })] ?? isOnByDefault(activity, channel));

/** The choices that a change of the matrix makes. */
export const choicesOf = (change: NotificationPreferencesChange): Choices =>
  Object.fromEntries(
    notificationActivitySchema.options.flatMap((activity) =>
      channelsOf(activity).flatMap((channel) => {
        const on = change[activity]?.[channel];
        return on === undefined ? [] : [[switchName({ activity, channel }), on]];
      }),
    ),
  );
