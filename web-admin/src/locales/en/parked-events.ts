export const parkedEvents = {
  'parked-events': {
    name: 'Parked event |||| Parked events',
    menu: 'Parked events',
    fields: {
      id: 'ID',
      eventType: 'Event',
      topic: 'Topic',
      group: 'Consumer group',
      key: 'Key',
      error: 'Error',
      attempts: 'Attempts',
      status: 'Status',
      parkedAt: 'Parked',
      replays: 'Replays',
      resolvedAt: 'Resolved',
      resolvedBy: 'Resolved by',
    },
    statuses: { parked: 'Parked', replaying: 'Replaying', replayed: 'Replayed', discarded: 'Discarded' },
    sections: { error: 'Error', value: 'Message' },
    page: { list: 'Parked events' },
    empty: 'No parked events to show.',
    action: { replay: 'Replay', discard: 'Discard' },
    message: {
      replay_title: 'Replay this event?',
      replay_content:
        'Only %{group} gets it, once. Fix the cause first: if the event fails again, it is parked again.',
      discard_title: 'Discard this event?',
      discard_content: '%{group} will never handle it. This cannot be undone.',
    },
    notifications: { replayed: 'Replay started', discarded: 'Event discarded' },
    failures: {
      list: 'Failed to fetch parked events',
      replay: 'Failed to replay the event',
      discard: 'Failed to discard the event',
    },
  },
};

export type ParkedEventTexts = typeof parkedEvents;
