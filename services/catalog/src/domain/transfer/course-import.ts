/** An import that was decided on and is being carried out: of a course there is one at a time. */
export interface CourseImportRecord {
  /** The course's id. */
  _id: string;
  importId: string;
  /** Who of staff imports. */
  actorId: string;
  at: Date;
  /** Whether what it was compared with still stood after it was written down: only then it is carried out. */
  isDecided: boolean;
  /** The lessons and exercises that it makes: no two imports make the same. */
  creates: string[];
  /** `ImportSteps` as JSON text: the store need not allow its keys. */
  steps: string;
}
