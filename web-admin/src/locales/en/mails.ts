export const mails = {
  mails: {
    name: 'Mail |||| Mails',
    menu: 'Mails',
    fields: {
      id: 'ID',
      template: 'Mail',
      status: 'Status',
      recipient: 'To',
      userId: 'Member',
      attempts: 'Attempts',
      error: 'Error',
      createdAt: 'Requested',
      endedAt: 'Sent or given up',
      resentAt: 'Asked to be sent again',
      nextAttemptAt: 'Next attempt',
    },
    statuses: {
      waiting: 'Waiting',
      retrying: 'Retrying',
      sent: 'Sent',
      failed: 'Failed',
      expired: 'Link expired',
      unconfirmed: 'Address not confirmed',
      unwanted: 'Turned off',
    },
    sections: { error: 'Error', content: 'Text' },
    page: { list: 'Mails' },
    empty: 'No mails match your filters.',
    none: 'No mail has been sent yet.',
    action: { sendAgain: 'Send again' },
    notifications: { sentAgain: 'Mail queued again' },
    failures: { list: 'Failed to fetch mails', 'send-again': 'Failed to send the mail again' },
  },
};

export type MailTexts = typeof mails;
