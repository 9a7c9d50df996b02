import { academy as academyEn } from '../../web-admin/src/locales/en/academy.ts';
import { audit as auditEn } from '../../web-admin/src/locales/en/audit.ts';
import { automations as automationsEn } from '../../web-admin/src/locales/en/automations.ts';
import { community as communityEn } from '../../web-admin/src/locales/en/community.ts';
import { content as contentEn } from '../../web-admin/src/locales/en/content.ts';
import { documentCategories as documentCategoriesEn } from '../../web-admin/src/locales/en/document-categories.ts';
import { teaching as teachingEn } from '../../web-admin/src/locales/en/teaching.ts';
import { exerciseReviews as exerciseReviewsEn } from '../../web-admin/src/locales/en/exercise-reviews.ts';
import { invitations as invitationsEn } from '../../web-admin/src/locales/en/invitations.ts';
import { mails as mailsEn } from '../../web-admin/src/locales/en/mails.ts';
import { news as newsEn } from '../../web-admin/src/locales/en/news.ts';
import { outline as outlineEn } from '../../web-admin/src/locales/en/outline.ts';
import { payments as paymentsEn } from '../../web-admin/src/locales/en/payments.ts';
import { resources as resourcesEn } from '../../web-admin/src/locales/en/resources.ts';
import { rubric as rubricEn } from '../../web-admin/src/locales/en/rubric.ts';
import { support as supportEn } from '../../web-admin/src/locales/en/support.ts';
import { teamMessages as teamMessagesEn } from '../../web-admin/src/locales/en/team-messages.ts';
import { transfer as transferEn } from '../../web-admin/src/locales/en/transfer.ts';
import { versions as versionsEn } from '../../web-admin/src/locales/en/versions.ts';
import { academy as academyEs } from '../../web-admin/src/locales/es/academy.ts';
import { audit as auditEs } from '../../web-admin/src/locales/es/audit.ts';
import { automations as automationsEs } from '../../web-admin/src/locales/es/automations.ts';
import { community as communityEs } from '../../web-admin/src/locales/es/community.ts';
import { content as contentEs } from '../../web-admin/src/locales/es/content.ts';
import { documentCategories as documentCategoriesEs } from '../../web-admin/src/locales/es/document-categories.ts';
import { teaching as teachingEs } from '../../web-admin/src/locales/es/teaching.ts';
import { exerciseReviews as exerciseReviewsEs } from '../../web-admin/src/locales/es/exercise-reviews.ts';
import { invitations as invitationsEs } from '../../web-admin/src/locales/es/invitations.ts';
import { mails as mailsEs } from '../../web-admin/src/locales/es/mails.ts';
import { news as newsEs } from '../../web-admin/src/locales/es/news.ts';
import { outline as outlineEs } from '../../web-admin/src/locales/es/outline.ts';
import { payments as paymentsEs } from '../../web-admin/src/locales/es/payments.ts';
import { resources as resourcesEs } from '../../web-admin/src/locales/es/resources.ts';
import { rubric as rubricEs } from '../../web-admin/src/locales/es/rubric.ts';
import { support as supportEs } from '../../web-admin/src/locales/es/support.ts';
import { teamMessages as teamMessagesEs } from '../../web-admin/src/locales/es/team-messages.ts';
import { transfer as transferEs } from '../../web-admin/src/locales/es/transfer.ts';
import { versions as versionsEs } from '../../web-admin/src/locales/es/versions.ts';
import type { Language } from './texts.ts';

/** The console's own texts, so that a journey reads the same words as staff do. */
export const consoleTexts = (language: Language) =>
  language === 'es'
    ? {
        academy: academyEs,
        resources: {
          ...resourcesEs,
          ...communityEs,
          ...contentEs,
          ...newsEs,
          ...auditEs,
          ...automationsEs,
          ...invitationsEs,
          ...mailsEs,
          ...paymentsEs,
          ...supportEs,
          ...teamMessagesEs,
          ...transferEs,
          ...versionsEs,
          ...exerciseReviewsEs,
          ...teachingEs,
          ...documentCategoriesEs,
          ...outlineEs,
          ...rubricEs,
        },
      }
    : {
        academy: academyEn,
        resources: {
          ...resourcesEn,
          ...communityEn,
          ...contentEn,
          ...newsEn,
          ...auditEn,
          ...automationsEn,
          ...invitationsEn,
          ...mailsEn,
          ...paymentsEn,
          ...supportEn,
          ...teamMessagesEn,
          ...transferEn,
          ...versionsEn,
          ...exerciseReviewsEn,
          ...teachingEn,
          ...documentCategoriesEn,
          ...outlineEn,
          ...rubricEn,
        },
      };
