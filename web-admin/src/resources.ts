import type { ResourceProps } from 'react-admin';
import type { MenuGroup } from './app/layout/menu-groups.ts';
import aiUsage from './ai-usage/ai-usage.ts';
import stuckLearners from './stuck-learners/stuck-learners.ts';
import courseLearners from './course-learners/course-learners.ts';
import attempts from './attempts/attempts.ts';
import audit from './audit/audit.ts';
import automations from './automations/automations.ts';
import certificates from './certificates/certificates.ts';
import courses from './courses/courses.ts';
import documentCategories from './document-categories/document-categories.ts';
import documents from './documents/documents.ts';
import exercises from './exercises/exercises.ts';
import exerciseReviews from './exercise-reviews/exercise-reviews.ts';
import lessons from './lessons/lessons.ts';
import bin from './bin/bin.ts';
import documentBin from './bin/document-bin.ts';
import categories from './categories/categories.ts';
import flags from './moderation/flags.ts';
import mutes from './moderation/mutes.ts';
import watchedWords from './watched-words/watched-words.ts';
import tutorQuestions from './tutor-questions/tutor-questions.ts';
import tutorVotes from './tutor-votes/tutor-votes.ts';
import knownQuestions from './known-questions/known-questions.ts';
import tutorGaps from './tutor-gaps/tutor-gaps.ts';
import help from './support/help.ts';
import messages from './messages/messages.ts';
import leads from './support/leads.ts';
import cannedAnswers from './canned-answers/canned-answers.ts';
import feeds from './feeds/feeds.ts';
import news from './news/news.ts';
import tools from './tools/tools.ts';
import parkedEvents from './parked-events/parked-events.ts';
import mails from './mails/mails.ts';
import judgedAttempts from './teaching/judged-attempts.ts';
import taughtExercises from './teaching/taught-exercises.ts';
import reviews from './reviews/reviews.ts';
import invoices from './invoices/invoices.ts';
import subscriptions from './subscriptions/subscriptions.ts';
import invitations from './invitations/invitations.ts';
import users from './users/users.ts';

/** What staff work with, by the groups of the menu and in its order. Each says in its own file what it shows. */
const groups: Record<MenuGroup, readonly ResourceProps[]> = {
  people: [users, invitations, subscriptions, invoices],
  support: [help, leads, messages, cannedAnswers],
  teaching: [
    courses,
    lessons,
    exercises,
    bin,
    exerciseReviews,
    attempts,
    taughtExercises,
    judgedAttempts,
    stuckLearners,
    courseLearners,
    certificates,
    reviews,
  ],
  library: [documents, documentCategories, documentBin],
  community: [flags, mutes, watchedWords, categories],
  tutor: [tutorQuestions, tutorGaps, tutorVotes, knownQuestions, aiUsage],
  news: [news, feeds, tools],
  operation: [automations, mails, parkedEvents, audit],
};

export const resources: readonly ResourceProps[] = Object.entries(groups).flatMap(([group, members]) =>
  members.map((resource) => ({ ...resource, options: { ...resource.options, group } })),
);
