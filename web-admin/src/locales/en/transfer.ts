/** Courses and documents as files: export and import. */
export const transfer = {
  transfer: {
    export: 'Export',
    open: 'Import',
    page: {
      courses: {
        title: 'Import a course',
        help: 'Choose the ZIP of an export or the folder of a course. First you see what would change, and nothing is stored until you confirm. What the files do not have stays as it is.',
        comments:
          'Comments in YAML files are lost: the academy keeps what the files say, and an export writes them anew. Prompts in “unseen” folders are not imported. A picture uploaded as the cover is not part of the files: it is not exported, and an import leaves it as it is.',
        done: 'Course imported',
      },
      documents: {
        title: 'Import documents',
        help: 'Choose the ZIP of an export, the folder of a document or a folder with several. First you see what would change, and nothing is stored until you confirm. Other documents stay as they are.',
        comments:
          'Comments in YAML files are lost: the academy keeps what the files say, and an export writes them anew.',
        done: 'Documents imported',
      },
    },
    pickArchive: 'Choose a ZIP',
    pickFolder: 'Choose a folder',
    working: 'Checking the files',
    fields: {
      order: 'Order',
      hints: 'Hints',
      samples: 'Samples',
      answers: 'Model answers',
    },
    plan: {
      title: 'What the import does',
      nothing:
        'The files say what is there already: nothing changes. If you import them, later imports compare with them.',
      passedOver: 'One file is not imported. |||| %{smart_count} files are not imported.',
      conflicts:
        'In one field the team has changed something since its file was last imported, and the file has changed too. Decide which wording stays. |||| In %{smart_count} fields the team has changed something since their files were last imported, and the files have changed too. Decide which wording stays.',
      open: 'One conflict to decide |||| %{smart_count} conflicts to decide',
    },
    count: {
      created: '%{smart_count} created',
      changed: '%{smart_count} changed',
      unchanged: '%{smart_count} unchanged',
      absent: '%{smart_count} not in the files',
    },
    record: {
      created: 'is created',
      changed: 'changes',
      unchanged: 'stays',
      absent: 'not in the files, stays as it is',
    },
    is: {
      changed: 'changes',
      kept: 'stays as the team has it',
      conflict: 'conflict',
    },
    side: { base: 'When it was last imported', ours: 'In the academy now', file: 'In the file' },
    take: { ours: 'Keep what is in the academy', file: 'Take what is in the file' },
    takeAll: { ours: 'Keep all from the academy', file: 'Take all from the files' },
    apply: 'Import',
    failures: {
      export: 'It could not be exported',
      import: 'The files could not be read or sent',
      files: 'It cannot be imported: something in the files has to be corrected. Nothing was changed.',
      notUtf8: 'It is no UTF-8 text. Save it as UTF-8, or remove it if it is not part of what you import.',
    },
  },
};

export type TransferTexts = typeof transfer;
