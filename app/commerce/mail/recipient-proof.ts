import type { OrderState } from '../../db/order-state.ts'
import type { LetterFacts } from './letter.ts'

/** What tells the shop that whoever reads an address wants this email. */
export type RecipientProof =
  /** They confirmed the address, or the shop itself acts on an order that has been delivered. */
  | 'proven'
  /** The order, once it is paid: until then anybody may have placed it with anybody's address. */
  | 'order'
  /** The order that the statement names with its own address, once it is paid. */
  | 'withdrawal'
  /** Nothing: anybody can type any address into a form. */
  | 'none'

/** The proof of each kind. Without it an email says nothing that a visitor typed, and has a budget for its address. */
export const recipientProofs: Record<LetterFacts['kind'], RecipientProof> = {
  'order-confirmed': 'order',
  'payment-received': 'order',
  'order-cancelled': 'order',
  refunded: 'order',
  // The shop's own address.
  'payment-mismatch': 'proven',
  'transfer-reminder': 'order',
  'order-shipped': 'proven',
  'return-asked': 'proven',
  'return-accepted': 'proven',
  'return-declined': 'proven',
  'claim-received': 'proven',
  'claim-answered': 'proven',
  'withdrawal-receipt': 'withdrawal',
  'back-in-stock-asked': 'none',
  'back-in-stock': 'proven',
  'price-letters-asked': 'none',
  'confirm-email': 'none',
  'price-dropped': 'proven',
}

const sentStates: readonly OrderState[] = ['shipped', 'delivered', 'returned']

export interface ProvingOrder {
  state: OrderState
  paid: number
  /** The payment provider's name. */
  payment: string
  deliveredAt: string | null
}

/** Whether an order proves its address: money came for it, or goods were sent. A test payment costs nothing and proves nothing. */
export function provesAddress({ state, paid, payment, deliveredAt }: ProvingOrder): boolean {
  return (paid > 0 && payment !== 'test') || deliveredAt !== null || sentStates.includes(state)
}
