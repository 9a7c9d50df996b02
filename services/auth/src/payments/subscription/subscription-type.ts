const historyEntry = {
  _id: false,
  at: Date,
  what: String,
  by: String,
  actorId: String,
  reason: String,
  giftUntil: Date,
  refund: {
    type: { _id: false, amount: Number, currency: String, invoiceNumber: String },
    default: undefined,
  },
  requestId: String,
} as const;

/** How mongoose takes a subscriber's subscription, gift and billing name. */
export const subscriptionType = {
  _id: false,
  state: String,
  provider: String,
  customerId: String,
  providerSubscriptionId: String,
  interval: String,
  amount: Number,
  currency: String,
  startedAt: Date,
  periodEnd: Date,
  pastDueSince: Date,
  endedAt: Date,
  coupon: String,
  pendingSince: Date,
  duplicates: { type: [String], default: [] },
  refunds: { type: [{ _id: false, invoiceId: String, cents: Number }], default: null },
  lookup: Number,
  settled: Number,
  lookFailures: Number,
  lookAt: Date,
  history: { type: [historyEntry], default: [] },
} as const;

export const giftType = { _id: false, until: Date } as const;

export const billingType = {
  _id: false,
  name: String,
  line1: String,
  postalCode: String,
  city: String,
  country: String,
  taxId: String,
} as const;
