import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { unseal } from '#db/secrets/secrets.server.ts'
import { toAmount } from '../values/money.ts'
import { hashToken, tokenColumns } from '../values/random-token.server.ts'
import type { PaymentState } from './payment-provider.ts'

const tokenPurpose = 'payment-token'

export interface Payment {
  id: number
  orderId: number
  provider: string
  /** For `readPaymentToken`. */
  sealedToken: string | null
  reference: string | null
  state: PaymentState
  amount: number
  /** ISO 4217. */
  currency: string
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
  'payment.currency',
  'payment.started_at as startedAt',
  'payment.transaction_id as transactionId',
] as const

export async function findPayment(db: Db | Tx, id: number): Promise<Payment | undefined> {
  return db.selectFrom('payment').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function findPaymentByToken(db: Db | Tx, token: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** By the provider's id. */
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

/** Throws if the token was sealed with another key. */
export function readPaymentToken(db: Db | Tx, { sealedToken }: { sealedToken: string | null }): string {
  return unseal(db, tokenPurpose, sealedToken ?? '')
}

/** The order's latest payment that may still succeed. */
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
  payment: { orderId: number; provider: string; token: string; amount: number; currency: string },
  now: Date,
): Promise<Payment> {
  const { orderId, provider, amount, currency } = payment
  const token = tokenColumns(tx, tokenPurpose, payment.token)
  const startedAt = now.toISOString()
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider,
      ...token,
      amount,
      currency,
      state: 'started',
      note: '',
      started_at: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealedToken = token.token_sealed
  const rest = { reference: null, state: 'started', startedAt, transactionId: null } as const
  return { id, orderId, provider, sealedToken, amount, currency, ...rest }
}

/** Saves the provider's id. False if the payment is over or has another id. */
export async function savePaymentReference(db: Db | Tx, id: number, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ reference })
    .where('id', '=', id)
    .where('state', 'in', ['started', 'confirming'])
    .where(row => row.or([row('reference', 'is', null), row('reference', '=', reference)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** `paid` is final and overrules all earlier reports. */
const paymentStatesBefore: Record<PaymentState, PaymentState[]> = {
  started: [],
  confirming: ['started'],
  declined: ['started', 'confirming'],
  ended: ['started', 'confirming'],
  paid: ['started', 'confirming', 'declined', 'ended'],
}

/** False if the payment is in this state or a later one. */
export async function changePaymentState(
  tx: Tx,
  id: number,
  { state, transactionId }: { state: PaymentState; transactionId: string | null },
  now: Date,
): Promise<boolean> {
  const from = paymentStatesBefore[state]
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

/** Payments started before a time that are neither paid nor over. `isOrderUnpaid` means that the order is unpaid. */
export async function readPendingPayments(
  db: Db,
  { before, after, max }: { before: Date; after: number; max: number },
): Promise<(Payment & { isOrderUnpaid: boolean })[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('customer_order', 'customer_order.id', 'payment.order_id')
    .select([...columns, 'customer_order.state as orderState'])
    .where('payment.state', 'in', ['started', 'confirming'])
    .where('payment.reference', 'is not', null)
    .where('payment.started_at', '<', before.toISOString())
    .where('payment.id', '>', after)
    .orderBy('payment.id')
    .limit(max)
    .execute()
  return rows.map(({ orderState, ...payment }) => ({ ...payment, isOrderUnpaid: orderState === 'placed' }))
}

/** Latest first. */
export async function readPayments(tx: Db | Tx, orderId: number): Promise<Payment[]> {
  return tx
    .selectFrom('payment')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
}

export interface OrderBalance {
  id: number
  number: string
  email: string
  state: string
  provider: string
  currency: string
  total: number
  giftCard: number
  paid: number
  refunded: number
  excessRefunded: number
  dueAt: string | null
}

/** Inside a transaction this locks the order against other payments and refunds. */
export async function findOrderBalance(db: Db | Tx, id: number): Promise<OrderBalance | undefined> {
  return db
    .selectFrom('customer_order')
    .select([
      'id',
      'number',
      'email',
      'state',
      'payment as provider',
      'currency',
      'total',
      'gift_card as giftCard',
      'paid',
      'refunded',
      'excess_refunded as excessRefunded',
      'payment_due_at as dueAt',
    ])
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), query => query.forUpdate())
    .executeTakeFirst()
}

export async function findOrderIdByToken(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.id
}

/** The excess is the overpaid part: it's refunded, and doesn't count as paid. */
export async function addPaidAmount(
  tx: Tx,
  orderId: number,
  { amount, excess }: { amount: number; excess: number },
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set(row => ({
      paid: row('paid', '+', toAmount(amount)),
      excess_refunded: row('excess_refunded', '+', toAmount(excess)),
    }))
    .where('id', '=', orderId)
    .execute()
}

/** Gives an overdue order more time. */
export async function extendPaymentDeadline(db: Db, orderId: number, due: Date, until: Date): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ payment_due_at: until.toISOString() })
    .where('id', '=', orderId)
    .where('state', '=', 'placed')
    .where('payment_due_at', '<=', due.toISOString())
    .execute()
}
