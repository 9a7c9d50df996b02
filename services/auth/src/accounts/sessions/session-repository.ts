import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { createAggregate, removeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { Session } from './session.ts';
import type { SessionsEnded } from '../users/user.ts';
import type { SessionModel } from './session-model.ts';

export interface Renewal {
  sessionId: string;
  /** The generation that this renewal replaces. */
  generation: number;
  now: Date;
  expiresAt: Date;
  graceUntil: Date;
}

const present = { removedAt: null };
/** Within the grace no client renews more often than this. */
const mostRetired = 20;

export const createSessionRepository = (model: SessionModel) => ({
  find: (id: string): Promise<Session | null> => model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** A user's sessions, latest first. */
  ofUser: (userId: string): Promise<Session[]> =>
    model
      .find({ userId, ...present }, withoutOutbox)
      .sort({ createdAt: -1 })
      .limit(200)
      .lean(),

  create: async (session: Session): Promise<void> => {
    await createAggregate<Session>({ model, state: session, events: [] });
  },

  /** Moves on to the next generation; false when another call has, or the session has ended. */
  renew: async ({ sessionId, generation, now, expiresAt, graceUntil }: Renewal): Promise<boolean> => {
    const retired = { $each: [{ generation, until: graceUntil }], $slice: -mostRetired };
    const { matchedCount } = await model.updateOne(
      { _id: sessionId, generation, ...present },
      { $set: { generation: generation + 1, lastUsedAt: now, expiresAt }, $push: { retired } },
    );
    return matchedCount > 0;
  },

  /** Ends a session and records the events that tell of it; false when there was none. */
  end: async (id: string, ...events: [PendingEvent, ...PendingEvent[]]): Promise<boolean> =>
    (await removeAggregate<Session>({ model, id, events: () => events })) !== null,

  /** Clears away what an event of the user's own has ended already. */
  clearAway: async (
    userId: string,
    { upToVersion = 0, before, exceptSessionId }: SessionsEnded,
  ): Promise<void> => {
    await model.deleteMany({
      userId,
      $or: [{ accountVersion: { $lte: upToVersion } }, { accountVersion: null, createdAt: { $lte: before } }],
      outboxPending: null,
      ...(exceptSessionId !== undefined && { _id: { $ne: exceptSessionId } }),
    });
  },
});

export type SessionRepository = ReturnType<typeof createSessionRepository>;
