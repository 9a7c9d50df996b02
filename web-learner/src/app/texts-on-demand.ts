/**
 * Features whose texts load with the screen or part of a screen that shows them. All others come with the first page,
 * in one request for each language. The build reads this too, so it imports nothing.
 */
export const textsOnDemand: readonly string[] = [
  'audio',
  'business',
  'certificates',
  'community',
  'help',
  'lessons',
  'mail-links',
  'moderation',
  'news',
  'notifications',
  'playground',
  'policies',
  'practice',
  'prompts',
  'reviews',
  'second-opinion',
  'settings',
  'subscription',
  'summaries',
  'tutor',
  'viewing',
];
