/** Courses as files: export and import. */
export const transfer = {
  transfer: {
    export: 'Export',
    failures: { export: 'The course could not be exported' },
  },
};
