export const audit = {
  audit: {
    name: 'Change |||| Changes',
    menu: 'Audit log',
    fields: {
      at: 'Date',
      actorName: 'Changed by',
      actorId: 'Changed by',
      action: 'Change',
      resource: 'Section',
      resourceId: 'Record',
      fields: 'Fields',
      network: 'Network',
      from: 'From',
      to: 'Until',
      q: 'Search by action or record id',
    },
    actions: {
      user: { updated: 'User updated', deleted: 'User deleted' },
      subscription: { adjusted: 'Subscription adjusted' },
      help: { updated: 'Question updated' },
      lead: { updated: 'Lead updated' },
      course: { updated: 'Course updated' },
      lesson: { updated: 'Lesson updated' },
      exercise: { updated: 'Exercise updated' },
      attempt: { overruled: 'Verdict overruled', override_withdrawn: 'Override withdrawn' },
      certificate: { revoked: 'Certificate revoked', restored: 'Certificate restored' },
      review: { hidden: 'Review hidden', shown: 'Review shown again' },
      document: { created: 'Document created', updated: 'Document updated', deleted: 'Document deleted' },
      'parked-event': { replayed: 'Parked message replayed', discarded: 'Parked message discarded' },
    },
    deletedActor: 'Deleted account',
    page: { list: 'Audit log' },
    empty: 'No changes match your search.',
    failures: { list: 'Failed to fetch the audit log' },
  },
};

export type AuditTexts = typeof audit;
