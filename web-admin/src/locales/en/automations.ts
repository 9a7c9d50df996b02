import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';

export const automations = {
  automations: {
    name: 'Automation |||| Automations',
    menu: 'Automations',
    fields: {
      type: 'What it does',
      count: 'Every',
      unit: 'Unit',
      intervalMs: 'Interval',
      isActive: 'Active',
      lastRun: 'Last run',
      nextRun: 'Next run',
    },
    types: {
      refresh_news: 'Refresh news',
      refresh_tools: 'Check the AI tools',
      reconcile_subscriptions: 'Reconcile subscriptions',
      retention_sweep: 'Delete expired personal data',
      publish_next_document: 'Publish the next document',
      exercise_review: 'Review the exercises',
      publish_next_course: 'Publish the next course',
      practice_reminder: 'Practice reminder',
      weekly_goal: 'Close weekly goals',
      weekly_digest: 'Send the weekly digest',
    } satisfies Record<AutomationType, string>,
    units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
    every: {
      days: '%{smart_count} day |||| %{smart_count} days',
      hours: '%{smart_count} hour |||| %{smart_count} hours',
      minutes: '%{smart_count} minute |||| %{smart_count} minutes',
      seconds: '%{smart_count} second |||| %{smart_count} seconds',
    },
    never: 'Never',
    notScheduled: 'Not scheduled',
    intervalHelp:
      'From 1 minute to 365 days. Intervals are counted in UTC, so clock changes do not move them; times are shown in your own time zone.',
    queue: {
      empty: 'The queue is empty: its runs publish nothing.',
      fill: { documents: 'Queue a document', courses: 'Queue a course' },
      waiting: {
        documents: '%{smart_count} document in the queue |||| %{smart_count} documents in the queue',
        courses: '%{smart_count} course in the queue |||| %{smart_count} courses in the queue',
      },
    },
    interval: 'Interval of “%{name}”',
    intervalChange: 'The next run is one interval from now.',
    intervalWhenActive: 'It is paused: the new interval counts from the moment you activate it.',
    wholeNumber: 'A whole number from 1',
    tooLong: '365 days at most',
    page: { list: 'Automations', create: 'New automation' },
    empty: 'No automations yet. Create one and it runs by itself, as often as you choose.',
    action: {
      create: 'New automation',
      save: 'Create automation',
      run: 'Run now',
      interval: 'Interval',
      history: 'History',
    },
    history: 'History: %{name}',
    noRuns: 'It has not run yet.',
    statuses: { running: 'Running', succeeded: 'Done', failed: 'Failed' },
    triggers: { schedule: 'On schedule', staff: 'Run by staff' },
    took: '%{seconds} s',
    missed: 'Stands for %{smart_count} missed run too |||| Stands for %{smart_count} missed runs too',
    message: {
      delete_title: 'Delete “%{name}”?',
      run_title: 'Run “%{name}” now?',
      run_content: {
        retention_sweep:
          'It deletes the personal data that has reached the age given in the privacy policy. This cannot be undone.',
        practice_reminder: 'It writes to every member who asked for reminders and has exercises to practise.',
        weekly_digest: 'It sends the digest by mail to every member who asked for it.',
      } satisfies Partial<Record<AutomationType, string>>,
      delete_content: 'It no longer runs, and its history is gone. You can create it again at any time.',
    },
    notifications: {
      created: 'Automation created',
      updated: 'Automation updated',
      deleted: 'Automation deleted',
      started: 'Automation started. Its history shows the result.',
    },
    failures: {
      list: 'Failed to fetch the automations',
      history: 'Failed to fetch the history',
      create: 'Failed to create the automation',
      update: 'Failed to update the automation',
      run: 'Failed to run the automation',
      delete: 'Failed to delete the automation',
    },
  },
};

export type AutomationTexts = typeof automations;
