/** How long personal data that no order needs is kept, in days. */
export const retentionDays = { checkoutDraft: 30, unconfirmedAddress: 7, contactMessage: 365 }
