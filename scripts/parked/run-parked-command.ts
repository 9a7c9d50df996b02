import { userInfo } from 'node:os';
import type { ParkedMessage } from '@academy/service-kit/parked/parked-log.ts';
import type { ParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';
import type { ParkedCommand } from './arguments.ts';

const mostListed = 200;

const line = ({ id, status, parkedAt, eventType, error }: ParkedMessage): string =>
  [id, `  ${status}, ${parkedAt.toISOString()}, ${eventType ?? 'not one of our events'}`, `  ${error}`].join(
    '\n',
  );

const resolution = ({ status, resolvedBy, resolvedAt, replays }: ParkedMessage): string[] => [
  `Status      ${status}`,
  ...(replays > 0 ? [`Replays     ${String(replays)}`] : []),
  ...(resolvedBy === null ? [] : [`By          ${resolvedBy}, ${resolvedAt?.toISOString() ?? ''}`]),
];

const readable = (value: string): string => {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
};

const details = (message: ParkedMessage): string =>
  [
    `Id          ${message.id}`,
    `Event       ${message.eventType ?? 'not one of our events'}`,
    `Topic       ${message.topic}, partition ${String(message.partition)}, offset ${message.offset}`,
    `Key         ${message.key}`,
    `Group       ${message.group}`,
    `Parked      ${message.parkedAt.toISOString()}, after ${String(message.attempts)} attempts`,
    `Error       ${message.error}`,
    ...resolution(message),
    '',
    readable(message.value),
  ].join('\n');

const list = async (
  parked: ParkedMessages,
  { topic, group, all }: Extract<ParkedCommand, { name: 'list' }>,
) => {
  const { items, total } = await parked.list({
    limit: mostListed,
    ...(topic && { topic }),
    ...(group && { group }),
    ...(!all && { status: 'parked' }),
  });
  if (total === 0) return all ? 'No messages were parked in the last 14 days.' : 'No messages are parked.';
  const shown = items.length < total ? ` The newest ${String(items.length)}:` : '';
  const count = total === 1 ? '1 message.' : `${String(total)} messages.`;
  return [`${count}${shown}`, '', ...items.map(line)].join('\n');
};

/** Does what was asked for and gives the text to print; throws where the message is not there or already resolved. */
export const runParkedCommand = async (parked: ParkedMessages, command: ParkedCommand): Promise<string> => {
  if (command.name === 'list') return list(parked, command);
  const { name, id } = command;
  const by = `${userInfo().username} (command line)`;
  if (name === 'replay') {
    const { group } = await parked.replay(id, by);
    return `Replayed. The ${group} consumer handles it now; if it fails again, it is parked again under the same id.`;
  }
  if (name === 'discard') {
    await parked.discard(id, by);
    return 'Discarded. It will not be handled.';
  }
  const message = await parked.find(id);
  if (message === null) throw new Error(`There is no parked message ${id}.`);
  return details(message);
};
