/** The kept versions of courses, lessons, exercises and documents, and the bins. */
export const versions = {
  versions: {
    title: 'Versions',
    help: 'Each save is kept: the last hundred drafts and the last hundred published states.',
    none: 'Nothing has been changed here yet. The first change also keeps what stands there now.',
    sources: {
      created: 'Created',
      saved: 'Saved',
      restored: 'Restored from a version',
      imported: 'Imported from content/',
      automation: 'Published from the queue',
      earlier: 'Before the first change',
    },
    compare: 'Compare',
    compareOf: 'Compare the version of %{at}',
    close: 'Close',
    then: 'This version',
    now: 'What is saved now',
    same: 'It says the same as what is saved now.',
    tooLong: 'The two differ over so long a stretch that single words are not marked.',
    older: 'Show older versions',
    restore: 'Restore this version',
    ask: {
      title: 'Restore the version of %{at}?',
      content:
        'It replaces what is saved in: %{fields}. What stands there now stays in the list of versions. Whatever you have typed in the form and not saved is lost.',
      live: 'It replaces what is saved in: %{fields}. Learners see it at once. What stands there now stays in the list of versions. Whatever you have typed in the form and not saved is lost.',
    },
    done: 'Version restored',
    failures: { list: 'Failed to fetch the versions', restore: 'The version could not be restored' },
  },
  bin: {
    name: 'Course bin |||| Course bin',
    menu: 'Course bin',
    fields: {
      titleEs: 'Title',
      titleEn: 'Title',
      resource: 'Type',
      place: 'Where it was',
      deletedBy: 'Deleted by',
      deletedAt: 'Deleted',
      endsAt: 'Kept until',
      q: 'Search titles',
    },
    kinds: { courses: 'Course', lessons: 'Lesson', exercises: 'Exercise' },
    within: 'In “%{title}”',
    page: { list: 'Course bin' },
    empty: 'The bin is empty.',
    action: { restore: 'Restore', restoreLive: 'Restore…' },
    ask: {
      title: 'Restore “%{title}”?',
      courses:
        'Learners see it again at once. If it comes before all other published courses, it becomes the free course again.',
      lessons: 'Learners see it again at once if its course is published.',
      exercises: 'Learners see it again at once, as one more exercise to pass in its lesson.',
      documents: 'It is in the library again at once, for everyone who may read it.',
    },
    done: {
      courses: 'Course restored',
      lessons: 'Lesson restored',
      exercises: 'Exercise restored',
      documents: 'Document restored',
    },
    failures: { list: 'Failed to fetch the bin', restore: 'It could not be restored' },
  },
  'document-bin': {
    name: 'Document bin |||| Document bin',
    menu: 'Document bin',
    fields: {
      titleEs: 'Title',
      titleEn: 'Title',
      deletedBy: 'Deleted by',
      deletedAt: 'Deleted',
      endsAt: 'Kept until',
    },
    page: { list: 'Document bin' },
    failures: { list: 'Failed to fetch the bin' },
  },
};

export type VersionTexts = typeof versions;
