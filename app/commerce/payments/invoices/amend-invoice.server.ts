import type { Tx } from '#db/schema/schema.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { amendmentOf, type InvoicedContent } from './amendment.ts'
import type { IssuedDocument } from './document.ts'
import { addDocument, findInvoice, saveDocumentContent } from './document-store.server.ts'
import { documentWriter } from './document-writer.server.ts'
import { maxNumberAttempts } from './issue-invoice.server.ts'

interface InvoicedEdit {
  orderId: number
  editId: number
  before: InvoicedContent
  after: InvoicedContent
}

/**
 * Issues the difference that an edit makes to an invoiced order: a credit note, or another invoice. Undefined if no amount differs.
 * Expects the order as it is after the edit.
 */
export async function amendInvoice(
  tx: Tx,
  { orderId, editId, before, after }: InvoicedEdit,
  now: Date,
): Promise<IssuedDocument | undefined> {
  const amendment = amendmentOf(before, after)
  if (!amendment) return undefined
  const { kind, total: amount } = amendment
  for (let attempt = 1; attempt <= maxNumberAttempts; attempt++) {
    const added = await addDocument(tx, { kind, orderId, refundId: null, orderEditId: editId, amount }, now)
    if (!added) continue
    const content = documentWriter().amendment({
      ...added,
      amendment,
      order: (await readOrderById(tx, orderId))!,
      settings: await loadSettings(tx),
      invoice: (await findInvoice(tx, orderId))!,
    })
    return { ...added, content: await saveDocumentContent(tx, added.id, content) }
  }
  throw new Error('other orders took every number')
}
