/** Retention of personal data that no order needs. */
export const retentionDays = { checkoutDraft: 30, unconfirmedAddress: 7, contactMessage: 365 }
