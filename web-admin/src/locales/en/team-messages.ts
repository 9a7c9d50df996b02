/** What staff write to members who asked nothing. */
export const teamMessages = {
  messages: {
    name: 'message |||| messages',
    menu: 'Messages to learners',
    fields: {
      status: 'Status',
      subject: 'Subject',
      text: 'Message',
      name: 'For',
      openedBy: 'Written by',
      openedByName: 'Written by',
      place: 'About',
      language: 'Language',
      createdAt: 'Sent',
      repliedAt: 'Answered',
    },
    states: { sent: 'No answer yet', waiting: 'Waiting for us', done: 'Done' },
    filters: { mine: 'Mine' },
    sections: { message: 'Message', answers: 'Conversation' },
    page: { list: 'Messages to learners', create: 'Write to a learner' },
    write: 'Write',
    writeTo: 'Write to %{name}',
    sentBy: '%{name} wrote on %{date}',
    answeredBy: '%{name} wrote on %{date}, and got an answer',
    earlier: 'The team has already written to this person:',
    help: 'It goes to them by mail, unless they turned such mails off, and stands under Help in the academy, where they can write back. The mail greets them by name, unless you begin with a greeting of your own.',
    helpUnconfirmed:
      'It stands under Help in the academy, where they can write back, and the bell says so. Their address is not confirmed, so no mail goes out.',
    otherLanguage:
      'Your message looks like %{written}; their account is in %{theirs}, and the rest of the mail is in it too.',
    action: { send: 'Send' },
    empty: 'No messages match these filters.',
    none: 'Nobody has written to a learner yet. You can do so from Who needs help.',
    notifications: { created: 'Message sent', answered: 'Message sent', status: 'Status changed' },
    failures: {
      list: 'Failed to load the messages',
      create: 'The message was not sent',
      answer: 'The message was not sent',
      status: 'Failed to change the status',
    },
  },
};
