export const support = {
  help: {
    name: 'Question |||| Questions',
    menu: 'Help',
    fields: {
      priority: 'Priority',
      status: 'Status',
      subject: 'Subject',
      name: 'Member',
      email: 'Email',
      language: 'Language',
      createdAt: 'Date',
      q: 'Search questions and members',
    },
    priorities: { first: 'Priority', usual: 'No priority' },
    sections: { text: 'Question', answers: 'Answers' },
    answer: {
      label: 'Your answer',
      help: 'It goes to %{email} by mail, is kept here, and marks the question as done. Asked in: %{language}.',
      send: 'Send answer',
    },
    page: { list: 'Help' },
    empty: 'No questions match your search.',
    notifications: { status: 'Status changed', answered: 'Answer sent' },
    failures: {
      list: 'Failed to fetch questions',
      status: 'Failed to change the status',
      answer: 'Failed to send the answer',
    },
  },
  leads: {
    name: 'Lead |||| Leads',
    menu: 'Leads',
    fields: {
      company: 'Company',
      name: 'Name',
      email: 'Email',
      teamSize: 'Team',
      plan: 'Plan',
      status: 'Status',
      language: 'Language',
      createdAt: 'Date',
      q: 'Search companies and people',
    },
    plans: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' },
    sections: { text: 'Message' },
    page: { list: 'Leads' },
    empty: 'No leads match your search.',
    notifications: { status: 'Status changed' },
    failures: { list: 'Failed to fetch leads', status: 'Failed to change the status' },
  },
};

export type SupportTexts = typeof support;
