import type { Db } from '#db/schema/schema.ts'
import type { OrderReturn } from '../../after-sale/returns/return.ts'
import { readReturns } from '../../after-sale/returns/return-store.server.ts'
import { readClaims } from '../../after-sale/warranty/claim-store.server.ts'
import type { WarrantyClaim } from '../../after-sale/warranty/warranty.ts'
import { customerOfOrder, orderOwner } from '../../people/customers/customer-store.server.ts'
import { readSpending, type Spending } from '../../people/customers/spending-store.server.ts'
import { type OrderEdit, readOrderEdits } from '../edits/order-edit-store.server.ts'
import type { Order } from '../order.ts'
import { findOrderByNumber } from '../order-store.server.ts'
import { type OrderEmail, readOrderEmails } from './order-email-store.server.ts'
import {
  type PageDocument,
  type PageItemRefund,
  type PagePayment,
  type PageRefund,
  readItemRefunds,
  readPageDocuments,
  readPagePayments,
  readRefunds,
} from './order-page-store.server.ts'
import { readStaffNotes, type StaffNote } from './staff-note-store.server.ts'

/** Everything staff see about an order. All lists are oldest first. */
export interface StaffOrderPage {
  order: Order
  payments: PagePayment[]
  refunds: PageRefund[]
  itemRefunds: PageItemRefund[]
  documents: PageDocument[]
  returns: OrderReturn[]
  claims: WarrantyClaim[]
  emails: OrderEmail[]
  notes: StaffNote[]
  edits: OrderEdit[]
  customer: Spending
}

/** At most 19 queries, however much happened to the order. Undefined for an unknown number. */
export async function readOrderPage(db: Db, number: string): Promise<StaffOrderPage | undefined> {
  const order = await findOrderByNumber(db, number)
  if (!order) return undefined
  const { id } = order
  const refunds = await readRefunds(db, id)
  const returns = await readReturns(db, id)
  const claims = await readClaims(db, id)
  const edits = await readOrderEdits(db, id)
  const emails = await readOrderEmails(db, {
    orderId: id,
    shipments: idsOf(order.shipments),
    refunds: idsOf(refunds),
    returns: idsOf(returns),
    claims: idsOf(claims),
    edits: idsOf(edits),
  })
  const [customer] = await readSpending(db, [orderOwner(await customerOfOrder(db, order))])
  return {
    ...{ order, refunds, returns, claims, edits, emails },
    payments: await readPagePayments(db, id),
    itemRefunds: await readItemRefunds(db, id),
    documents: await readPageDocuments(db, id),
    notes: await readStaffNotes(db, id),
    customer: customer!,
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
