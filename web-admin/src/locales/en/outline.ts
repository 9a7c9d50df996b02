/** The outline of a course, and what staff do to its lessons and exercises. */
export const outline = {
  outline: {
    title: 'Outline',
    exercises: 'Exercises',
    help: 'Drag a row by its dots, or focus the dots and press the up and down arrows. Each move is saved at once.',
    handle: 'Move “%{title}”',
    menu: 'Actions for “%{title}”',
    untitled: 'Untitled',
    saving: 'Saving…',
    noLessons: 'This course has no lessons yet. Add the first one: a title is enough to begin.',
    noExercises: 'No exercises yet.',
    newInDraft: 'This lesson is published: write a new exercise in a draft lesson, then move it here.',
    missing: { es: 'Spanish missing: %{what}', en: 'English missing: %{what}' },
    lacking: {
      title: 'title',
      content: 'text of the lesson',
      prompt: 'instructions',
      nudge: 'hint 1',
      targeted: 'hint 2',
      example: 'hint 3',
    },
    passRate: '%{share} of %{smart_count} attempt passed |||| %{share} of %{smart_count} attempts passed',
    selfTest: {
      ok: 'Self-test passes',
      misjudged: '%{smart_count} to fix |||| %{smart_count} to fix',
    },
    add: { lessons: 'Add lesson', exercises: 'Add exercise' },
    added: {
      lessons: 'Lesson “%{title}” added.',
      exercises: 'Exercise “%{title}” added to “%{lesson}”.',
    },
    newTitle: { es: 'Title in Spanish', en: 'Title in English' },
    titleNeeded: 'Write a title in one language at least',
    action: {
      publish: 'Publish',
      hide: 'Turn into draft…',
      up: 'Move up',
      down: 'Move down',
      toLesson: 'Move to another lesson…',
      toCourse: 'Move to another course…',
      duplicate: 'Duplicate',
      duplicateLive: 'Duplicate…',
      delete: 'Delete…',
    },
    now: {
      lessons: '“%{title}” is now lesson %{place} of %{all}.',
      exercises: '“%{title}” is now exercise %{place} of %{all} in “%{lesson}”.',
      courses: '“%{title}” is now course %{place} of %{all}.',
    },
    atEnd: 'It cannot go any further.',
    atEndOfLesson:
      'It cannot go any further in this lesson. To take it to another one, choose “Move to another lesson…” in its menu.',
    move: 'Move',
    nowhere: 'There is nowhere else to move it.',
    moveTo: {
      lesson: 'Move “%{title}” to another lesson',
      lessonText: 'It goes to the end of that lesson. Attempts and passes stay with it.',
      lessonLabel: 'Lesson',
      course: 'Move “%{title}” to another course',
      courseText: 'It goes to the end of that course, with its exercises.',
      courseTextPublished:
        'It goes to the end of that course, with its exercises. Learners will find it there and no longer in this one. One that learners have already worked in stays where it is: duplicate it and move the copy.',
      courseTextHidden:
        'It goes to the end of that course, with its exercises. Learners will no longer find it in this one, and there only once that course is published. One that learners have already worked in stays where it is: duplicate it and move the copy.',
      courseLabel: 'Course',
    },
    crossing: {
      hides: {
        title: 'Hide “%{title}” from learners?',
        content:
          'The lesson “%{lesson}” is a draft: learners lose the exercise, even those in the middle of it, until that lesson is published. Attempts and passes are kept.',
      },
      shows: {
        title: 'Show “%{title}” to learners?',
        content:
          'The lesson “%{lesson}” is published: learners get the exercise at once, as one more to pass in that lesson.',
      },
    },
    duplicateLive: {
      title: 'Duplicate “%{title}” for learners too?',
      content:
        'Its lesson is published: learners get the copy at once, as one more exercise to pass. To rewrite the copy first, add an exercise to a draft lesson instead and move it when it is ready.',
    },
    delete: {
      lessons: 'Delete “%{title}”?',
      lessonsText:
        'It goes to the bin with its exercises, and you can restore it there for 30 days; after that it is deleted for good. If it is published, learners lose it at once; what they have passed is kept.',
      exercises: 'Delete “%{title}”?',
      exercisesText:
        'It goes to the bin, and you can restore it there for 30 days; after that it is deleted for good. If its lesson is published, learners lose it at once; their attempts are kept.',
      courses: 'Delete “%{title}”?',
      coursesText:
        'It goes to the bin with its lessons and exercises, and you can restore it there for 30 days; after that it is deleted for good. If it is published, learners lose it at once; their progress and certificates are kept.',
      documents: 'Delete “%{title}”?',
      documentsText:
        'It disappears from the library in both languages and goes to the bin, where you can restore it for 30 days; after that it is deleted for good. If you only want to hide it, withdraw it instead.',
    },
    done: {
      duplicate: {
        courses: 'Course duplicated: this is the copy',
        lessons: 'Lesson duplicated: the copy is the last one',
        exercises: 'Exercise duplicated: the copy is the last one',
      },
      delete: {
        courses: 'Course moved to the bin',
        lessons: 'Lesson moved to the bin',
        exercises: 'Exercise moved to the bin',
        documents: 'Document moved to the bin',
      },
      publish: { lessons: 'Lesson published' },
      hide: { lessons: 'The lesson is a draft now' },
      moveAway: { lessons: 'Lesson moved to the other course' },
    },
    failures: {
      duplicate: 'It could not be duplicated',
      delete: 'It could not be deleted',
      publish: 'The lesson could not be published',
      hide: 'The lesson could not be turned into a draft',
      moveAway: 'The lesson could not be moved',
    },
    failed: {
      title: 'The new order could not be saved',
      conflict: 'Somebody else changed this order at the same time',
      help: 'Below you still see your order, which is not saved. Load the saved one to go on from there.',
      reload: 'Load the saved order',
    },
    breadcrumb: 'You are here',
    ask: {
      lesson: {
        title: 'Turn this lesson into a draft?',
        content:
          'Learners will no longer see “%{title}” or its exercises, not even those in the middle of it. What they have passed is kept and counts again once you publish it.',
        concerns:
          '%{smart_count} learner is in the middle of its course. |||| %{smart_count} learners are in the middle of its course.',
      },
      course: {
        title: 'Take this course back?',
        content:
          'Learners will no longer see “%{title}” or its lessons. Their progress and certificates are kept, and it all returns once you publish it again.',
        concerns:
          '%{smart_count} learner is in the middle of it. |||| %{smart_count} learners are in the middle of it.',
      },
      publishEmpty: {
        title: 'Publish “%{title}” without lessons?',
        content:
          'None of its lessons is published yet, so learners would find an empty course. Cancel, and publish the lessons first: “Publish” stands in the menu of each one in the outline.',
      },
      publishFree: {
        title: 'Publish “%{title}” as a free course?',
        content:
          'Everyone with an account can take all of it without paying. If that is not what you want, cancel and switch on Premium.',
      },
      queueFree: {
        title: 'Queue “%{title}” as a free course?',
        content:
          'Once it is published, everyone with an account can take all of it without paying. If that is not what you want, cancel and switch on Premium.',
      },
      becomesFree: {
        title: 'Make “%{title}” free?',
        content: 'From now on everyone with an account can take all of it without paying.',
      },
      becomesPremium: {
        title: 'Make “%{title}” Premium?',
        content:
          'It closes at once for members on the Free plan. Their progress and certificates are kept, and they can go on with Premium.',
        concerns:
          '%{smart_count} member without Premium is in the middle of it. |||| %{smart_count} members without Premium are in the middle of it.',
      },
      confirm: {
        lesson: 'Turn into draft',
        course: 'Take it back',
        publishEmpty: 'Publish it empty',
        publishFree: 'Publish as free',
        queueFree: 'Queue as free',
        becomesFree: 'Make it free',
        becomesPremium: 'Make it Premium',
      },
    },
    courseOrder: {
      title: 'Order of the courses',
      open: 'Order',
      help: 'Learners see the courses in this order.',
      free: 'Free',
    },
    create: {
      title: 'New course',
      help: 'Begin with one language: the other one may follow later. The course stays a draft until you publish it, and its lessons are added on the next page.',
      submit: 'Create course',
      failed: 'The course could not be created',
      created: 'Course created: now add its lessons',
    },
  },
};

export type OutlineTexts = typeof outline;
