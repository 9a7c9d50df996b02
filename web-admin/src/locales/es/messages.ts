import { academy } from './academy.ts';
import { aiUsage } from './ai-usage.ts';
import { automations } from './automations.ts';
import { audit } from './audit.ts';
import { reactAdmin } from './react-admin.ts';
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

export const messages = {
  ...reactAdmin,
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
