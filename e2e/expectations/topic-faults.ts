import { replaysTopic } from '@academy/contracts/events/topics.ts';
import { events } from '@academy/contracts/registry/services.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import type { Claim, Span } from './page-claims.ts';
import { eventName, type TopicUses } from './parts.ts';

const topicNames = new Set([...topics, replaysTopic].map(({ name }) => name));
const eventNames = new Set(events.map(({ type }) => eventName(type)));

const carriedBy = (topic: string): Set<string> =>
  new Set(events.filter((event) => event.topic === topic).map(({ type }) => eventName(type)));

const isTopicLike = (text: string): boolean => /^[a-z]+\.[a-z-]+$/.test(text) && !/\.(ts|md)$/.test(text);
const isEventLike = (text: string): boolean => /^[a-z]+(_[a-z]+)+$/.test(text);

interface Entry {
  topic: Span;
  events: Span[];
}

/** A page names a topic, then the events that it means of it. */
const entriesOf = (spans: readonly Span[]): Entry[] => {
  const entries: Entry[] = [];
  for (const span of spans) {
    if (isTopicLike(span.text)) entries.push({ topic: span, events: [] });
    else if (isEventLike(span.text)) entries.at(-1)?.events.push(span);
  }
  return entries;
};

/**
 * Where a page differs from what is declared, each with page and line. A topic alone stands for all its events; where
 * `topicsOnly`, no events are expected.
 */
export const topicFaults = (
  { page, line, verb, spans }: Claim,
  declared: TopicUses,
  { topicsOnly }: { topicsOnly: boolean },
): string[] => {
  const said = (at: number, text: string): string => `${page}:${at} says: ${verb} ${text}`;
  const unsaid = (at: number, text: string): string => `${page}:${at} does not say: ${verb} ${text}`;
  const entries = entriesOf(spans);

  const strangers = spans.flatMap(({ text, line: at }) => {
    if (isTopicLike(text) && !topicNames.has(text)) return [said(at, `${text}, which is no topic`)];
    if (isEventLike(text) && !eventNames.has(text)) return [said(at, `${text}, which is no event`)];
    return [];
  });

  const firstTopic = spans.findIndex(({ text }) => isTopicLike(text));
  const withoutTopic = spans
    .filter(({ text }, index) => isEventLike(text) && (firstTopic === -1 || index < firstTopic))
    .map(({ text, line: at }) => said(at, `${text} before it says on which topic`));

  const superfluous = entries.flatMap(({ topic, events: named }) => {
    const use = declared.get(topic.text);
    if (!use) return topicNames.has(topic.text) ? [said(topic.line, `${topic.text}, and no code does`)] : [];
    const possible = use.whole ? carriedBy(topic.text) : use.events;
    return named
      .filter(({ text }) => eventNames.has(text) && !possible.has(text))
      .map(({ text, line: at }) => said(at, `${text} on ${topic.text}, and no code does`));
  });

  const missing = [...declared].flatMap(([topic, use]) => {
    const same = entries.filter((entry) => entry.topic.text === topic);
    if (same.length === 0) return [unsaid(line, topic)];
    const named = new Set(same.flatMap(({ events: spans }) => spans.map(({ text }) => text)));
    const isAll = use.whole || use.events.size === carriedBy(topic).size;
    if (topicsOnly || (named.size === 0 && isAll)) return [];
    return [...use.events]
      .filter((event) => !named.has(event))
      .map((event) => unsaid(same[0]?.topic.line ?? line, `${event} on ${topic}`));
  });

  return [...strangers, ...withoutTopic, ...superfluous, ...missing];
};
