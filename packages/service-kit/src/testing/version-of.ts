import { aggregateVersion, type AggregateVersion } from '../consumers/aggregate-version.ts';
import { newId } from '../ids/uuid-v7.ts';

/** The version that an event of this aggregate would carry, for a test that has no event. */
export const versionOf = (id: string, sequence: number): AggregateVersion =>
  aggregateVersion({
    specversion: '1.0',
    id: newId(),
    source: '/academy/test',
    type: 'academy.test.happened.v1',
    subject: id,
    time: new Date().toISOString(),
    sequence,
    datacontenttype: 'application/json',
    data: {},
  });
