import { isPostgres } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { unseal } from '../../db/secrets.server.ts'
import { cents } from '../money.ts'
import { hashOf, storedToken } from '../visitors/visitor-token.server.ts'
import type { PaymentState } from './payment-provider.ts'

const tokenPurpose = 'payment-token'

/** A payment of an order. */
export interface Payment {
  id: number
  orderId: number
  provider: string
  /** `paymentTokenOf` reads it. */
  sealedToken: string | null
  reference: string | null
  state: PaymentState
  amount: number
  startedAt: string
  transactionId: string | null
}

const columns = [
  'payment.id',
  'payment.order_id as orderId',
  'payment.provider',
  'payment.token_sealed as sealedToken',
  'payment.reference',
  'payment.state',
  'payment.amount',
  'payment.started_at as startedAt',
  'payment.transaction_id as transactionId',
] as const

export async function findPayment(db: Db | Tx, id: number): Promise<Payment | undefined> {
  return db.selectFrom('payment').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function findPaymentByToken(db: Db | Tx, token: string): Promise<Payment | undefined> {
  return db.selectFrom('payment').select(columns).where('token_hash', '=', hashOf(token)).executeTakeFirst()
}

/** By what its provider calls it. */
export async function findPaymentByReference(
  db: Db | Tx,
  provider: string,
  reference: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .select(columns)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** The token of a payment, for its links and its provider. Throws when it was sealed with another key. */
export function paymentTokenOf(db: Db | Tx, { sealedToken }: { sealedToken: string | null }): string {
  return unseal(db, tokenPurpose, sealedToken ?? '')
}

/** The payment of an order that may still be paid there, if there is one. */
export async function findOpenPayment(
  tx: Tx,
  orderId: number,
  provider: string,
): Promise<Payment | undefined> {
  return tx
    .selectFrom('payment')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('state', 'in', ['started', 'confirming'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export async function addPayment(
  tx: Tx,
  payment: { orderId: number; provider: string; token: string; amount: number },
  now: Date,
): Promise<Payment> {
  const { orderId, provider, amount } = payment
  const token = storedToken(tx, tokenPurpose, payment.token)
  const startedAt = now.toISOString()
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider,
      ...token,
      amount,
      state: 'started',
      note: '',
      started_at: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealedToken = token.token_sealed
  const rest = { reference: null, state: 'started', startedAt, transactionId: null } as const
  return { id, orderId, provider, sealedToken, amount, ...rest }
}

/** Keeps what the provider calls a payment. False when that can be paid no more, or is called otherwise. */
export async function keepReference(db: Db | Tx, id: number, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ reference })
    .where('id', '=', id)
    .where('state', 'in', ['started', 'confirming'])
    .where(row => row.or([row('reference', 'is', null), row('reference', '=', reference)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** From which states news may bring a payment to another: paid is final, and wins over all that was said before. */
const before: Record<PaymentState, PaymentState[]> = {
  started: [],
  confirming: ['started'],
  refused: ['started', 'confirming'],
  ended: ['started', 'confirming'],
  paid: ['started', 'confirming', 'refused', 'ended'],
}

/** True for the first time that a payment comes to this state. */
export async function movePayment(
  tx: Tx,
  id: number,
  { state, transactionId }: { state: PaymentState; transactionId: string | null },
  now: Date,
): Promise<boolean> {
  const from = before[state]
  if (from.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({
      state,
      ...(state !== 'confirming' && { settled_at: now.toISOString() }),
      ...(state === 'paid' && { transaction_id: transactionId }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Payments that were begun before a moment and of which nothing final was heard, from one id on; at most so many. */
export async function readUnheardPayments(
  db: Db,
  wanted: { before: Date; after: number; most: number },
): Promise<(Payment & { isWanted: boolean })[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select([...columns, 'customer_order.state as orderState'])
    .where('payment.state', 'in', ['started', 'confirming'])
    .where('payment.reference', 'is not', null)
    .where('payment.started_at', '<', wanted.before.toISOString())
    .where('payment.id', '>', wanted.after)
    .orderBy('payment.id')
    .limit(wanted.most)
    .execute()
  return rows.map(({ orderState, ...payment }) => ({ ...payment, isWanted: orderState === 'placed' }))
}

/** All payments of an order, the last first. */
export async function readPayments(tx: Db | Tx, orderId: number): Promise<Payment[]> {
  return tx
    .selectFrom('payment')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
}

export interface PaidOrder {
  id: number
  number: string
  email: string
  state: string
  provider: string
  total: number
  giftCard: number
  paid: number
  refunded: number
  dueAt: string | null
}

/** An order as payments see it. In a transaction nobody else pays or refunds it meanwhile. */
export async function findPaidOrder(db: Db | Tx, id: number): Promise<PaidOrder | undefined> {
  return db
    .selectFrom('customer_order')
    .select([
      'id',
      'number',
      'email',
      'state',
      'payment as provider',
      'total',
      'gift_card as giftCard',
      'paid',
      'refunded',
      'payment_due_at as dueAt',
    ])
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), query => query.forUpdate())
    .executeTakeFirst()
}

/** The order of this token: who has it may pay it. */
export async function findPayableOrder(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.id
}

/** What a payment brought, added to its order. */
export async function addPaid(tx: Tx, orderId: number, amount: number): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set(row => ({ paid: row('paid', '+', cents(amount)) }))
    .where('id', '=', orderId)
    .execute()
}

/** Waits longer for the money of an order that was due. */
export async function waitLonger(db: Db, orderId: number, due: Date, until: Date): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ payment_due_at: until.toISOString() })
    .where('id', '=', orderId)
    .where('state', '=', 'placed')
    .where('payment_due_at', '<=', due.toISOString())
    .execute()
}
