import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Order } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { readBankAccount } from '../bank-accounts/bank-account-store.server.ts'
import type { IssuedDocument } from './document.ts'
import {
  addDocument,
  findInvoice,
  type NumberedDocument,
  saveDocumentContent,
} from './document-store.server.ts'
import { documentWriter } from './document-writer.server.ts'
import { canHaveInvoice } from './invoice.ts'

/** Maximum attempts while other orders take the next number. */
export const maxNumberAttempts = 50

/** `issueInvoice` in a transaction of its own, if the order has no invoice yet. */
export async function findOrIssueInvoice(
  db: Db,
  orderId: number,
  now: Date,
): Promise<IssuedDocument | undefined> {
  return (await findInvoice(db, orderId)) ?? inOneCommit(db, tx => issueInvoice(tx, orderId, now))
}

/** The order's invoice, or a new one. Undefined while the order cannot have one. Concurrent calls get the same. */
export async function issueInvoice(tx: Tx, orderId: number, now: Date): Promise<IssuedDocument | undefined> {
  for (let attempt = 1; attempt <= maxNumberAttempts; attempt++) {
    const found = await findInvoice(tx, orderId)
    if (found) return found
    const order = await readOrderById(tx, orderId)
    if (!order || !canHaveInvoice(order)) return undefined
    const added = await addDocument(
      tx,
      { kind: 'invoice', orderId, refundId: null, orderEditId: null, amount: order.total },
      now,
    )
    if (added) return writeContent(tx, added, order)
  }
  throw new Error('other orders took every number')
}

async function writeContent(tx: Tx, invoice: NumberedDocument, order: Order): Promise<IssuedDocument> {
  const { id, number, issuedAt } = invoice
  const settings = await loadSettings(tx)
  const bankAccount = await readBankAccount(tx, order.address.country)
  const content = documentWriter().invoice({ order, settings, bankAccount, number, issuedAt })
  return { ...invoice, content: await saveDocumentContent(tx, id, content) }
}
