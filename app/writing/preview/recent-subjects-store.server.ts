import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'

/** A row that an email can be about. */
export interface EmailSubject {
  id: number
  /** The number of an order, return, claim, statement or message, or what else names the row. */
  name: string
  facts: EmailFacts
}

const limit = 8

/** How many requests for alerts are read, as many may be about one SKU. */
const maxRequests = 50

/** The newest rows that emails of a kind are about; empty for kinds that are about no row. */
export async function readRecentSubjects(db: Db, kind: PreviewedKind): Promise<EmailSubject[]> {
  switch (kind) {
    case 'order-confirmed':
    case 'payment-received':
    case 'order-canceled':
    case 'order-edited':
    case 'refunded':
    case 'transfer-reminder':
    case 'payment-reminder':
      return (await readOrders(db, kind === 'refunded')).map(({ id, name, refunded }) => {
        const amounts = { refunded: toAmount(0), amount: toAmount(refunded) }
        return { id, name, facts: { kind, orderId: id, ...amounts } as EmailFacts }
      })
    case 'order-link':
      return (await readOrders(db, false)).map(({ id, name, email }) => ({
        ...{ id, name },
        facts: { kind, orderNumber: name, email },
      }))
    case 'order-shipped':
      return (await readShipments(db)).map(({ id, name, orderId }) => ({
        ...{ id, name },
        facts: { kind, orderId, shipmentId: id },
      }))
    case 'return-requested':
    case 'return-accepted':
    case 'return-declined': {
      const answered = { 'return-accepted': 'accepted_at', 'return-declined': 'declined_at' } as const
      const rows = await readReturns(db, kind === 'return-requested' ? undefined : answered[kind])
      return rows.map(row => ({ ...row, facts: { kind, returnId: row.id } }))
    }
    case 'claim-received':
    case 'claim-answered': {
      const rows = await readClaims(db, kind === 'claim-answered')
      return rows.map(row => ({ ...row, facts: { kind, claimId: row.id } }))
    }
    case 'withdrawal-receipt':
      return (await readNumbered(db, 'withdrawal')).map(row => ({
        ...row,
        facts: { kind, withdrawalId: row.id },
      }))
    case 'contact-message':
    case 'contact-receipt':
      return (await readNumbered(db, 'contact_message')).map(row => ({
        ...row,
        facts: { kind, messageId: row.id },
      }))
    case 'payment-mismatch':
      return (await readMismatches(db)).map(row => ({ ...row, facts: { kind, mismatchId: row.id } }))
    case 'review-hidden':
      return (await readHiddenReviews(db)).map(({ id, name, hiddenAt }) => ({
        ...{ id, name },
        facts: { kind, reviewId: id, hiddenAt: hiddenAt! },
      }))
    case 'back-in-stock-requested':
    case 'back-in-stock':
      return (await readAlertRequests(db, kind === 'back-in-stock')).map(({ id, name }) => ({
        ...{ id, name },
        facts: { kind, sku: name, requestId: id },
      }))
    default:
      return []
  }
}

function readOrders(db: Db, isRefunded: boolean) {
  return db
    .selectFrom('customer_order')
    .select(['id', 'number as name', 'refunded', 'email'])
    .$if(isRefunded, query => query.where('refunded', '>', toAmount(0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readShipments(db: Db) {
  return db
    .selectFrom('shipment')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['shipment.id', 'number as name', 'order_id as orderId'])
    .orderBy('shipment.id', 'desc')
    .limit(limit)
    .execute()
}

/** Those that were answered like this. */
function readReturns(db: Db, answered: 'accepted_at' | 'declined_at' | undefined) {
  return db
    .selectFrom('order_return')
    .select(['id', 'number as name'])
    .$if(answered !== undefined, query => query.where(answered!, 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readClaims(db: Db, isAnswered: boolean) {
  return db
    .selectFrom('warranty_claim')
    .select(['id', 'number as name'])
    .$if(isAnswered, query => query.where('answered_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readNumbered(db: Db, table: 'withdrawal' | 'contact_message') {
  return db.selectFrom(table).select(['id', 'number as name']).orderBy('id', 'desc').limit(limit).execute()
}

function readMismatches(db: Db) {
  return db
    .selectFrom('payment_mismatch')
    .select(['id', 'reference as name'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readHiddenReviews(db: Db) {
  return db
    .selectFrom('review')
    .select(['id', 'title as name', 'hidden_at as hiddenAt'])
    .where('state', '=', 'hidden')
    .where('hidden_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest requests for an alert, one for each SKU; only for SKUs that are available or that aren't. */
async function readAlertRequests(db: Db, isAvailable: boolean) {
  const rows = await db
    .selectFrom('back_in_stock_request')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['back_in_stock_request.id', 'sku as name'])
    .where('available', isAvailable ? '>' : '=', 0)
    .orderBy('back_in_stock_request.id', 'desc')
    .limit(maxRequests)
    .execute()
  const newest = rows.filter(({ id, name }) => id === rows.find(row => row.name === name)!.id)
  return newest.slice(0, limit)
}
