import { randomBytes } from 'node:crypto';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Interval } from '@academy/contracts/shared/payments.ts';
import { sandboxKeeps } from './sandbox-keeps.ts';

interface Page {
  /** What the page's address is known by: 32 random bytes, which nobody guesses. */
  _id: string;
  customerId: string;
  language: Language;
  expiresAt: Date;
}

/** What somebody has typed into a payment page's form, its card never. */
export type Draft = Record<string, string>;

export interface SandboxCheckout extends Page {
  interval: Interval;
  coupon: string | null;
  draft: Draft;
}

/** A customer's own page. */
export type SandboxPortal = Page;

export type SandboxCheckoutModel = RecordModel<SandboxCheckout>;
export type SandboxPortalModel = RecordModel<SandboxPortal>;

const page = { _id: String, customerId: String, language: String, expiresAt: Date };

const checkoutSchema: Schema = new Schema(
  { ...page, interval: String, coupon: { type: String, default: null }, draft: Schema.Types.Mixed },
  { collection: 'sandbox_checkouts', versionKey: false, minimize: false },
);
checkoutSchema.index({ expiresAt: 1 });

const portalSchema: Schema = new Schema(page, { collection: 'sandbox_portals', versionKey: false });
portalSchema.index({ expiresAt: 1 });

export const sandboxCheckoutModel = (connection: Connection): SandboxCheckoutModel =>
  defineModel<SandboxCheckout>(connection, 'SandboxCheckout', checkoutSchema, {
    kept: { customerId: sandboxKeeps },
  });

export const sandboxPortalModel = (connection: Connection): SandboxPortalModel =>
  defineModel<SandboxPortal>(connection, 'SandboxPortal', portalSchema, {
    kept: { customerId: sandboxKeeps },
  });

export interface SandboxPageStore {
  addCheckout(checkout: Omit<SandboxCheckout, '_id' | 'draft'>): Promise<string>;
  findCheckout(id: string): Promise<SandboxCheckout | null>;
  saveDraft(id: string, changes: Pick<SandboxCheckout, 'coupon' | 'draft'>): Promise<void>;
  addPortal(portal: Omit<SandboxPortal, '_id'>): Promise<string>;
  findPortal(id: string): Promise<SandboxPortal | null>;
}

const newPageId = (): string => randomBytes(32).toString('base64url');

export const createSandboxPageStore = (
  checkouts: SandboxCheckoutModel,
  portals: SandboxPortalModel,
): SandboxPageStore => ({
  addCheckout: async (checkout) => {
    const _id = newPageId();
    await checkouts.create({ ...checkout, _id, draft: {} });
    return _id;
  },
  findCheckout: (id) => checkouts.findOne({ _id: id }).lean(),
  saveDraft: async (id, changes) => {
    await checkouts.updateOne({ _id: id }, { $set: changes });
  },
  addPortal: async (portal) => {
    const _id = newPageId();
    await portals.create({ ...portal, _id });
    return _id;
  },
  findPortal: (id) => portals.findOne({ _id: id }).lean(),
});
