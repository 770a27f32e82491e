import type { Db } from '../../db/schema/schema.ts'
import type { Order } from '../orders/order.ts'
import { canHaveInvoice, type Invoice } from './invoice.ts'
import { addInvoice, findInvoice } from './invoice-store.server.ts'

/** Maximum attempts while other orders take the next number. */
const maxAttempts = 50

/** The order's invoice, or a new one. Undefined while the order cannot have one. Concurrent calls get the same. */
export async function issueInvoice(db: Db, order: Order, now: Date): Promise<Invoice | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const found = await findInvoice(db, order.id)
    if (found || !canHaveInvoice(order)) return found
    await addInvoice(db, order.id, now)
  }
  throw new Error('other orders took every number')
}
