import englishMessages from 'ra-language-english';
import { academy } from './academy.ts';
import { aiUsage } from './ai-usage.ts';
import { automations } from './automations.ts';
import { audit } from './audit.ts';
import { community } from './community.ts';
import { documentCategories } from './document-categories.ts';
import { content } from './content.ts';
import { teaching } from './teaching.ts';
import { exerciseReviews } from './exercise-reviews.ts';
import { news } from './news.ts';
import { invitations } from './invitations.ts';
import { learning } from './learning.ts';
import { mails } from './mails.ts';
import { outline } from './outline.ts';
import { parkedEvents } from './parked-events.ts';
import { payments } from './payments.ts';
import { transfer } from './transfer.ts';
import { versions } from './versions.ts';
import { support } from './support.ts';
import { teamMessages } from './team-messages.ts';
import { resources } from './resources.ts';

const { ra } = englishMessages;

export const messages = {
  ra: {
    ...ra,
    action: { ...ra.action, back: 'Go back', export: 'Export CSV' },
    auth: { ...ra.auth, logout: 'Sign out', user_menu: 'Your account' },
    message: {
      ...ra.message,
      error: 'Something went wrong in this page, so your request could not be completed.',
      invalid_form: 'Some fields need your attention',
      unsaved_changes: 'You have changes that are not saved. Leave without saving?',
    },
    notification: {
      ...ra.notification,
      http_error: 'The server did not answer as expected',
      item_doesnt_exist: 'That record no longer exists',
      logged_out: 'Your session has ended. Please sign in again.',
      offline: 'No connection. The data could not be fetched.',
    },
  },
  academy,
  resources: {
    ...resources,
    ...payments,
    ...support,
    ...teamMessages,
    ...content,
    ...community,
    ...documentCategories,
    ...audit,
    ...news,
    ...aiUsage,
    ...automations,
    ...exerciseReviews,
    ...teaching,
    ...invitations,
    ...mails,
    ...learning,
    ...outline,
    ...versions,
    ...transfer,
    ...parkedEvents,
  },
};
