import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import type { Stored } from '../outbox/aggregate.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';
import { taskFields, taskIndexes, type Task } from '../work-queue/task.ts';

/** One run of an automation, to be worked on here; its id is the run's and its key the automation's. */
export interface AutomationTask extends Task {
  type: string;
}

/** That a run has ended, with the event that says so: written once for each run. */
export interface AutomationReport {
  _id: string;
  finishedAt: Date;
}

const taskSchema: Schema = new Schema(
  { ...taskFields, type: { type: String } },
  { collection: 'automation_tasks', versionKey: false },
);
for (const [fields, options] of taskIndexes) taskSchema.index(fields, options);

const reportSchema: Schema = new Schema(
  { _id: String, finishedAt: { type: Date, index: true }, ...outboxFields },
  { collection: 'automation_reports', versionKey: false },
);

/** The collections of a service that has work of automations, on its own database. */
export const automationModels = (connection: Connection) => ({
  tasks: defineModel<AutomationTask>(connection, 'AutomationTask', taskSchema),
  reports: defineModel<Stored<AutomationReport>>(connection, 'AutomationReport', reportSchema),
});

export interface AutomationModels {
  tasks: RecordModel<AutomationTask>;
  reports: RecordModel<Stored<AutomationReport>>;
}
