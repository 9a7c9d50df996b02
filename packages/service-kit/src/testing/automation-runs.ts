import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { PublishedEvent } from './service-under-test.ts';
import { until } from './wait-for.ts';

type Report = DataOf<typeof automationFinishedV1>;

export interface AutomationRuns {
  /** Asks for a run as the scheduler does, without waiting. */
  ask: (type: AutomationType, runId: string) => Promise<void>;
  /** Every report of a run. */
  reportsOf: (runId: string) => Report[];
  /** Asks for a run and waits for its report. */
  run: (type: AutomationType, runId?: string) => Promise<Report>;
}

/** The scheduler's part in runs of automations. `events` holds what was published on `scheduler.runs`. */
export const createAutomationRuns = (kafka: KafkaPort, events: readonly PublishedEvent[]): AutomationRuns => {
  const ask = (type: AutomationType, runId: string): Promise<void> => {
    const automationId = `automation-${type}`;
    const time = new Date().toISOString();
    const envelope = {
      specversion: '1.0',
      id: newId(),
      source: '/academy/test',
      type: automationDueV1.type,
      subject: automationId,
      aggregate: 'run',
      aggregateid: runId,
      time,
      sequence: 1,
      datacontenttype: 'application/json',
      data: { runId, automationId, type, slot: time },
    };
    const message = { key: automationId, value: JSON.stringify(envelope), headers: {} };
    return kafka.send(automationDueV1.topic, [message]);
  };
  const reportsOf = (runId: string): Report[] =>
    events
      .filter(({ type }) => type === automationFinishedV1.type)
      .map(({ data }) => data as Report)
      .filter((report) => report.runId === runId);
  return {
    ask,
    reportsOf,
    run: async (type, runId = newId()) => {
      await ask(type, runId);
      return until(() => reportsOf(runId)[0], { what: `the report of a run of ${type}`, withinMs: 30_000 });
    },
  };
};
