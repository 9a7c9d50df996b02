/** The words of mails in English; `es.ts` has the same keys. */
export const en = {
  greeting: (name: string) => `Hi ${name},`,
  greetingWithoutName: 'Hi,',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  footer: {
    account: (brand: string) =>
      `You are receiving this because you have an account at ${brand} or wrote to us.`,
    chosen: (brand: string) =>
      `You are receiving this because mails of this kind are on in your ${brand} account.`,
    staff: (brand: string) => `For the team of ${brand}.`,
    unsubscribe: 'Stop these mails',
    preferences: 'All notification settings',
  },

  welcome: {
    subject: (brand: string) => `Confirm your address to finish signing up at ${brand}`,
    title: 'Welcome. One step left.',
    lead: 'Your account is ready. Confirm that this address is yours, and we can let you know about replies, certificates and your plan.',
    button: 'Confirm my address',
    validUntil: (when: string) => `The link works until ${when}.`,
    ignore: 'If you did not sign up, ignore this mail: the address stays unconfirmed.',
  },
  confirm_address: {
    subject: 'Confirm your address',
    title: 'Confirm your address',
    lead: 'Here is the new link you asked for.',
    button: 'Confirm my address',
    validUntil: (when: string) => `The link works until ${when}.`,
    ignore: 'If you did not ask for it, ignore this mail.',
  },
  password_reset: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    lead: 'Someone, probably you, asked to reset the password of your account.',
    button: 'Choose a new password',
    validUntil: (when: string) =>
      `The link works once, until ${when}. Afterwards you are signed out everywhere else.`,
    ignore: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    lead: (when: string) => `The password of your account was changed on ${when}.`,
    warning: 'If it was not you, reset your password now and write to us.',
    button: 'Reset my password',
  },
  address_change_confirm: {
    subject: 'Confirm your new address',
    title: 'Confirm your new address',
    lead: 'You asked to use this address for your account. It only changes once you confirm it here.',
    button: 'Use this address',
    validUntil: (when: string) => `The link works until ${when}.`,
    ignore: 'If you did not ask for it, ignore this mail: nothing changes.',
  },
  address_changed: {
    subject: 'The address of your account was changed',
    title: 'Your address was changed',
    lead: (address: string, when: string) => `Since ${when}, the address of your account is ${address}.`,
    warning: 'If it was not you, write to us right away.',
    button: 'Get help',
  },
  receipt: {
    subject: (number: string) => `Your receipt, invoice ${number}`,
    title: 'Thank you for your payment',
    lead: 'We have received your payment. The invoice is in your settings.',
    number: 'Invoice',
    date: 'Date',
    amount: 'Amount, VAT included',
    button: 'See my invoices',
  },
  charge_failed: {
    subject: 'We could not take your payment',
    title: 'The payment did not go through',
    lead: (amount: string) => `We tried to charge ${amount} for your Premium plan, and your bank refused.`,
    leadWithoutAmount: 'We tried to charge you for your Premium plan, and your bank refused.',
    again: (when: string) => `We will try again on ${when}.`,
    last: 'Update your card to keep Premium.',
    button: 'Update my card',
  },
  plan_ends: {
    subject: (day: string) => `Your Premium plan ends on ${day}`,
    title: (day: string) => `Premium until ${day}`,
    lead: 'After that day your account goes on with the free plan. Your progress, notes and certificates stay.',
    button: 'See my plan',
  },
  plan_resumed: {
    subject: 'Your Premium plan goes on',
    title: 'Your Premium plan goes on',
    lead: (day: string, amount: string | null) =>
      amount === null
        ? `It will not end after all: it renews on ${day}.`
        : `It will not end after all: it renews on ${day}, for ${amount}.`,
    button: 'See my plan',
  },
  plan_refunded: {
    subject: 'Premium has ended, and your payment is refunded',
    title: 'We have refunded your payment',
    lead: (moment: string) =>
      `Your Premium plan ended on ${moment}, and the money goes back the way you paid. Your bank may take a few days to show it.`,
    withdrawal: (day: string) =>
      `If you withdrew from the contract, this email confirms that we received your withdrawal on ${day}: keep it. Your account goes on with the free plan, and your progress, notes and certificates stay.`,
    button: 'See my invoices',
  },
  help_received: {
    subject: 'We have your question',
    title: 'We have your question',
    about: 'About',
    lead: 'Someone from the team will read it and write back to this address.',
  },
  help_message: {
    subject: (subject: string) => `Help: ${subject}`,
    prioritySubject: (subject: string) => `Help (Premium): ${subject}`,
    title: 'A member asks for help',
    from: 'From',
    about: 'About',
    button: 'Open it in the console',
    reply: 'A reply to this mail goes to the member.',
  },
  help_answered: {
    subject: (subject: string) => `Re: ${subject}`,
    title: 'The answer to your question',
    question: 'You asked:',
  },
  business_received: {
    subject: 'Thank you for your message',
    title: 'We have your message',
    lead: 'Someone from our business team will read it and write back to this address.',
    ignore: 'If you did not write to us, ignore this mail.',
  },
  business_message: {
    subject: (company: string) => `Business: ${company}`,
    title: 'A company writes',
    company: 'Company',
    from: 'From',
    teamSize: 'Team size',
    about: 'About',
    button: 'Open it in the console',
    reply: 'A reply to this mail goes to the person who wrote.',
  },

  reply: {
    subject: (author: string, post: string) => `${author} replied to “${post}”`,
    title: 'You have a reply',
    lead: (author: string, post: string) => `${author} replied to your post “${post}”.`,
    button: 'Read the reply',
  },
  subscribed_post: {
    subject: (post: string) => `A new reply in “${post}”`,
    title: 'A discussion you follow',
    lead: (author: string, post: string) => `${author} replied in “${post}”.`,
    button: 'Read the reply',
  },
  accepted_answer: {
    subject: (post: string) => `Your reply is the accepted answer in “${post}”`,
    title: 'Your reply was accepted',
    lead: (post: string) => `The author of “${post}” marked your reply as the answer. Thank you for helping.`,
    button: 'Open the discussion',
  },
  new_document: {
    subject: (title: string) => `New in the library: ${title}`,
    title: 'New in the library',
    button: 'Read it',
  },
  certificate: {
    subject: (course: string) => `Your certificate: ${course}`,
    title: 'You finished the course',
    lead: (course: string) =>
      `You completed “${course}”, and your certificate is ready to download and share.`,
    verify: 'Anyone can verify it here',
    button: 'See my certificate',
  },
  moderation: {
    subject: {
      approve: 'Your text in the community was approved',
      remove: 'Your text in the community was removed',
      warn: 'A warning about your text in the community',
    },
    title: { approve: 'Approved', remove: 'Removed', warn: 'A warning' },
    lead: {
      post: {
        approve: (post: string) =>
          `A moderator read your post “${post}” and approved it. Everyone can see it.`,
        remove: (post: string) => `A moderator removed your post “${post}”.`,
        warn: (post: string) => `A moderator left you a warning about your post “${post}”.`,
      },
      reply: {
        approve: (post: string) =>
          `A moderator read your reply in “${post}” and approved it. Everyone can see it.`,
        remove: (post: string) => `A moderator removed your reply in “${post}”.`,
        warn: (post: string) => `A moderator left you a warning about your reply in “${post}”.`,
      },
    },
    reason: 'The reason:',
    button: 'Open the discussion',
  },
  weekly_goal: {
    subject: (done: number, goal: number) => `Your week so far: ${done} of ${goal}`,
    reachedSubject: 'You reached your weekly goal',
    title: 'Your weekly goal',
    lead: {
      lessons: (done: number, goal: number) => `You have completed ${done} of ${goal} lessons this week.`,
      exercises: (done: number, goal: number) => `You have passed ${done} of ${goal} exercises this week.`,
    },
    streak: (weeks: number) => (weeks === 1 ? 'Streak: 1 week.' : `Streak: ${weeks} weeks.`),
    button: 'Continue learning',
  },
  practice_reminder: {
    subject: (due: number) =>
      due === 1 ? 'One exercise to review today' : `${due} exercises to review today`,
    title: 'Five minutes of practice',
    lead: (due: number) =>
      due === 1
        ? 'One exercise you passed is due for review today.'
        : `${due} exercises you passed are due for review today.`,
    why: 'A short review just before you forget is what makes it last.',
    button: 'Practise now',
  },
  weekly_digest: {
    subject: (from: string, until: string) => `Your week, ${from} to ${until}`,
    title: 'Your week',
    lessons: 'Lessons completed',
    exercises: 'Exercises passed',
    streak: 'Streak in weeks',
    news: 'New in the academy',
    kinds: { course: 'Course', document: 'Document', post: 'Discussion' },
    button: 'Continue learning',
  },
  plan: {
    subject: { premium: 'Premium is active', free: 'Your plan is now free' },
    title: { premium: 'You have Premium', free: 'You are on the free plan' },
    lead: {
      premium: 'All courses, documents and audio are open to you, and certificates too.',
      free: 'Your progress, notes and certificates stay. You can go back to Premium at any time.',
    },
    button: 'See my plan',
  },

  unsubscribe: {
    title: 'Stop these mails',
    lead: (activity: string) => `You will get no more mails of this kind: ${activity}.`,
    button: 'Stop these mails',
    done: 'Done. You will get no more mails of this kind.',
    back: 'You can turn them on again in your settings.',
    broken:
      'This link is incomplete. Open it from the mail again, or change your notifications in your settings.',
    settings: 'Open settings',
  },
  activities: {
    reply: 'replies to your posts',
    accepted_answer: 'your accepted answers',
    subscribed_post: 'discussions you follow',
    new_document: 'new documents',
    certificate: 'your certificates',
    plan: 'changes of your plan',
    moderation: 'decisions of moderators',
    weekly_goal: 'your weekly goal',
    answer: 'answers to your questions',
    practice_reminder: 'practice reminders',
    weekly_digest: 'the weekly digest',
  },
};

export type MailTexts = typeof en;
