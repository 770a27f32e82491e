import type { OrderState } from '#db/schema/order-state.ts'
import type { EmailFacts } from './email.ts'

/** The proof that the recipient wants an email of this kind. */
export type RecipientProof =
  /** The recipient confirmed the address, as that of an account, or the merchant acts on a delivered order. */
  | 'proven'
  /** The order, once paid: anyone can place an unpaid order with anyone's address. */
  | 'order'
  /** The paid order that the statement names, if it has the same address. */
  | 'withdrawal'
  /** None needed: it's the shop's own address. Counted, so that nobody fills its mailbox. */
  | 'shop'
  /** Nothing, with a budget of its own: other forms can't use it up. */
  | 'sign-in'
  /** The account, whose address it is. Counted, because each code can be guessed five times. */
  | 'account'
  /** Nothing: anyone can type any address into a form. */
  | 'none'

/** Without proof, an email contains no text that a visitor typed, and counts against its recipient's budget. */
export const recipientProofs: Record<EmailFacts['kind'], RecipientProof> = {
  'order-confirmed': 'order',
  'payment-received': 'order',
  'order-canceled': 'order',
  'order-edited': 'order',
  refunded: 'order',
  // To signed-in staff.
  'setup-test': 'proven',
  'email-test': 'proven',
  // To the shop's own address.
  'payment-mismatch': 'proven',
  'contact-message': 'shop',
  'contact-receipt': 'none',
  'transfer-reminder': 'order',
  'payment-reminder': 'order',
  'order-shipped': 'proven',
  'return-requested': 'proven',
  'return-accepted': 'proven',
  'return-declined': 'proven',
  'claim-received': 'proven',
  'claim-answered': 'proven',
  'review-hidden': 'proven',
  'withdrawal-receipt': 'withdrawal',
  'order-link': 'none',
  'sign-in': 'sign-in',
  'confirm-account': 'account',
  'account-deletion': 'proven',
  'account-deleted': 'proven',
  // Staff act on a request of its owner.
  'data-deletion': 'proven',
  'data-deleted': 'proven',
  'passkey-added': 'proven',
  'passkey-removed': 'proven',
  // An owner of the shop types the address.
  'staff-invitation': 'proven',
  // To a staff member, after they signed in, or once a day.
  'staff-security': 'proven',
  // Staff type the address.
  'gift-card': 'proven',
  'change-email': 'sign-in',
  'email-changed': 'proven',
  'back-in-stock-requested': 'none',
  'back-in-stock': 'proven',
  'price-alerts-requested': 'none',
  'confirm-email': 'none',
  'price-dropped': 'proven',
}

const shippedStates: readonly OrderState[] = ['shipped', 'delivered', 'returned']

export interface OrderForProof {
  state: OrderState
  paid: number
  /** The payment provider's name. */
  payment: string
  deliveredAt: string | null
}

/** An order proves its address once money has arrived or items have shipped. Test payments prove nothing. */
export function provesAddress({ state, paid, payment, deliveredAt }: OrderForProof): boolean {
  return (paid > 0 && payment !== 'test') || deliveredAt !== null || shippedStates.includes(state)
}
