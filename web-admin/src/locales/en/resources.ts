import { person } from './person.ts';

export const resources = {
  users: {
    name: 'User |||| Users',
    menu: 'Users',
    fields: {
      name: 'Name',
      firstName: 'First name',
      lastName: 'Last name',
      username: 'Username',
      email: 'Email',
      status: 'Status',
      role: 'Role',
      plan: 'Plan',
      isPremium: 'Premium',
      createdAt: 'Created',
      registeredSince: 'Registered since',
      q: 'Search by name, username or email',
    },
    badges: { admin: 'Admin', premium: 'Premium', user: 'User' },
    roles: {
      learner: 'Learner',
      teacher: 'Teacher',
      moderator: 'Moderator',
      support: 'Support',
      auditor: 'Read only',
      administrator: 'Administrator',
    },
    roleMay: {
      learner: 'Learns at the academy. Cannot open the console.',
      teacher:
        'Writes courses, documents and news, corrects attempts, answers what comes from the tutor and writes to learners who need help. Sees no accounts and no payments.',
      moderator: 'Moderates the community.',
      support:
        'Helps with accounts, payments, certificates and mails, and answers questions. Changes no content and no roles, and deletes no accounts.',
      auditor: 'Reads everything in the console, personal data too, and changes nothing.',
      administrator:
        'May do everything. Only this role changes roles, deletes accounts and runs the automations.',
    },
    plans: { free: 'Free', premium: 'Premium' },
    switches: {
      isPremium:
        'Opens every course and document, separately from any payment. End paid subscriptions under Subscriptions.',
    },
    identity: 'Identity',
    rights: 'Permissions',
    since: '@%{username}, registered on %{date}',
    page: { list: 'Users' },
    action: { editAccount: 'Edit account' },
    viewing: {
      action: 'View as %{name}',
      title: 'View the academy as %{name}',
      content:
        'It opens in another tab, for ten minutes and only to look. Their notes, drafts and messages are not shown. They are notified and read the reason in their settings; all of it is logged.',
      open: 'Open the view',
      label: 'Reason',
      help: 'The person will read it. Leave out details of anybody else.',
      blocked: 'The browser did not let another tab open. Allow it for this page and try again.',
      failed: 'The view was not opened',
    },
    person,
    empty: 'No users match your search.',
    message: {
      promote: {
        title: 'Make this person an administrator?',
        content:
          'From this moment on they can change every account and all content, see personal data and refund payments.',
        confirm: 'Make administrator',
      },
      stepDown: {
        title: 'Give up your own administration?',
        content:
          'You lose these rights as soon as you save. Only another administrator can give them back to you.',
        confirm: 'Give it up',
      },
      delete_subscription:
        'Their paid subscription, which runs until %{date}, ends now and without a refund. To give money back, do it first under Subscriptions.',
      delete_invoices:
        'Their invoice stays under Invoices, as the law asks. |||| Their %{smart_count} invoices stay under Invoices, as the law asks.',
      delete_title: 'Delete %{name}?',
      delete_content:
        'The account of %{name} (%{email}) and its progress will be permanently deleted, and all its sessions will end. This cannot be undone.',
    },
    notifications: { updated: 'User updated successfully', deleted: 'User deleted successfully' },
    failures: {
      list: 'Failed to fetch users',
      update: 'Failed to update user',
      delete: 'Failed to delete user',
    },
  },
  documents: {
    name: 'Document |||| Documents',
    menu: 'Documents',
    fields: {
      title: 'Title',
      titleEs: 'Title',
      titleEn: 'Title',
      descriptionEs: 'Description',
      descriptionEn: 'Description',
      contentEs: 'Text',
      contentEn: 'Text',
      category: 'Category',
      isPremium: 'Premium',
      access: 'Access',
      status: 'Status',
      readingMinutes: 'Reading time',
      updatedAt: 'Updated',
      publishedAt: 'Published',
      queuedAt: 'Queued',
      iconName: 'Icon',
      iconColor: 'Icon colour',
      q: 'Search titles and texts',
    },
    access: { premium: 'Premium', free: 'Free' },
    icons: { file: 'File', book: 'Book', lightbulb: 'Light bulb', building: 'Building' },
    colours: {
      'text-ink': 'Ink',
      'text-emerald-600': 'Green',
      'text-amber-600': 'Amber',
      'text-sky-600': 'Blue',
      'text-rose-600': 'Red',
    },
    premiumHelp: 'Members on the Free plan see only an excerpt.',
    textsHelp: 'To publish or queue it, every text is needed in both languages. A draft is saved as it is.',
    freeHelp: 'Members on the Free plan read all of it.',
    aboutDocument: 'About the document',
    page: { list: 'Documents', create: 'New document' },
    empty: 'No documents match your search.',
    none: 'No documents yet.',
    nonePrompt: 'Write the first one: a draft stays yours until you publish it.',
    action: {
      create: 'New document',
      saveDraft: 'Save draft',
      save: 'Save changes',
      saveAndPublish: 'Save and publish',
      publishNow: 'Publish now',
      queue: 'Add to the queue',
      unqueue: 'Take out of the queue',
      publish: 'Publish',
      withdraw: 'Withdraw',
      read: 'Read in the academy',
    },
    message: {
      bulk_delete_title: 'Delete this document? |||| Delete these %{smart_count} documents?',
      bulk_delete_content:
        'It disappears from the library in both languages and goes to the bin, where you can restore it for 30 days. |||| They disappear from the library in both languages and go to the bin, where you can restore them for 30 days.',
      bulk_publish_title: 'Publish this document? |||| Publish these %{smart_count} documents?',
      bulk_publish_content:
        'Everyone who has the academy open gets a notification for each one. Those already published stay as they are.',
    },
    notifications: {
      created: 'Draft saved',
      created_published: 'Document published',
      created_queued: 'Document queued: an automation publishes it in its turn',
      queued: 'Document queued',
      unqueued: 'Document taken out of the queue',
      updated: 'Document updated',
      published: 'Document published |||| %{smart_count} documents published',
      withdrawn: 'Document withdrawn |||| %{smart_count} documents withdrawn',
      deleted: 'Document moved to the bin |||| %{smart_count} documents moved to the bin',
    },
    failures: {
      list: 'Failed to fetch documents',
      create: 'Failed to create document',
      update: 'Failed to update document',
      delete: 'Failed to delete document',
      publish: 'Failed to publish',
      withdraw: 'Failed to withdraw',
    },
  },
};

export type ResourceTexts = typeof resources;
