import type { Db } from '../../../db/schema/schema.ts'
import { toAmount } from '../../money.ts'
import type { EmailFacts } from '../outbox/email.ts'
import type { PreviewedKind } from '../outbox/email-kinds.ts'

/** A row that an email can be about. */
export interface EmailSubject {
  id: number
  /** The number of an order, return, claim, statement or message. */
  number: string
  facts: EmailFacts
}

const limit = 8

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
      return (await readOrders(db, kind === 'refunded')).map(({ id, number, refunded }) => {
        const amounts = { refunded: toAmount(0), amount: toAmount(refunded) }
        return { id, number, facts: { kind, orderId: id, ...amounts } as EmailFacts }
      })
    case 'order-shipped':
      return (await readShipments(db)).map(({ id, number, orderId }) => ({
        ...{ id, number },
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
      return (await readWithdrawals(db)).map(row => ({ ...row, facts: { kind, withdrawalId: row.id } }))
    default:
      return []
  }
}

function readOrders(db: Db, isRefunded: boolean) {
  return db
    .selectFrom('customer_order')
    .select(['id', 'number', 'refunded'])
    .$if(isRefunded, query => query.where('refunded', '>', toAmount(0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readShipments(db: Db) {
  return db
    .selectFrom('shipment')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['shipment.id', 'number', 'order_id as orderId'])
    .orderBy('shipment.id', 'desc')
    .limit(limit)
    .execute()
}

/** Those that were answered like this. */
function readReturns(db: Db, answered: 'accepted_at' | 'declined_at' | undefined) {
  return db
    .selectFrom('order_return')
    .select(['id', 'number'])
    .$if(answered !== undefined, query => query.where(answered!, 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readClaims(db: Db, isAnswered: boolean) {
  return db
    .selectFrom('warranty_claim')
    .select(['id', 'number'])
    .$if(isAnswered, query => query.where('answered_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function readWithdrawals(db: Db) {
  return db.selectFrom('withdrawal').select(['id', 'number']).orderBy('id', 'desc').limit(limit).execute()
}
