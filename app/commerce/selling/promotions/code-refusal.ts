/** Why a discount code or gift card that a shopper entered has no effect. */
export type CodeRefusal =
  | 'unknown-code'
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'already-used'
  /** For everyone with an unconfirmed email, whether or not they used the code before. */
  | 'unconfirmed-email'
  | 'below-minimum'
  | 'not-applicable'
  | 'too-few-items'
  /** Another entered code makes the total lower, or as low. */
  | 'one-code'
  | 'no-savings'
  /** A gift card for an order that is free. */
  | 'nothing-to-pay'
  | 'empty-gift-card'
  | 'blocked-gift-card'
  | 'one-gift-card'
  /** A gift card from before the shop changed its currency. */
  | 'other-currency'
