import type { Tx } from '#db/schema/schema.ts'
import type { RefundCause } from '../../after-sale/refund-purpose.ts'
import type { Order } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { orderTaxGroups } from '../../orders/taxes/order-taxes.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { taxGroupKey } from '../../selling/taxes/tax-groups.ts'
import { type Amount, sumOf, toAmount } from '../../values/money.ts'
import {
  type CreditPurpose,
  creditableAmount,
  creditedParts,
  creditedTaxes,
  divideCredit,
  forNothing,
} from './credit-note.ts'
import { findCreditedItems } from './credited-items-store.server.ts'
import type { IssuedDocument } from './document.ts'
import {
  addDocument,
  findInvoice,
  readAmendments,
  readCreditNotes,
  saveDocumentContent,
} from './document-store.server.ts'
import { type CreditedItems, documentWriter } from './document-writer.server.ts'
import { issueInvoice, maxNumberAttempts } from './issue-invoice.server.ts'

/** A refund, as it stands in its row. */
export interface CreditedRefund {
  id: number
  orderId: number
  amount: Amount
  cause: RefundCause
  arrivalId: number | null
  itemRefundId: number | null
  orderEditId: number | null
  /** Null if it goes to a gift card. */
  paymentId: number | null
}

/**
 * The credit note of a refund, issued once. If the order was canceled or edited before, that is the one of the cancellation or edit.
 * Undefined if the order was never invoiced, or if the money was never owed.
 */
export async function creditRefund(
  tx: Tx,
  refund: CreditedRefund,
  now: Date,
): Promise<IssuedDocument | undefined> {
  if (refund.cause === 'paid-twice') return undefined
  if (refund.orderEditId !== null) return findAmendingCreditNote(tx, refund.orderId, refund.orderEditId)
  const invoice = await issueInvoice(tx, refund.orderId, now)
  return invoice && issueCreditNote(tx, invoice, refund, now)
}

async function findAmendingCreditNote(tx: Tx, orderId: number, editId: number) {
  const amendments = await readAmendments(tx, orderId)
  return amendments.find(({ kind, orderEditId }) => kind === 'credit-note' && orderEditId === editId)
}

/** Credits all that is left of a canceled order's invoice. */
export async function cancelInvoice(tx: Tx, orderId: number, now: Date): Promise<void> {
  const invoice = await findInvoice(tx, orderId)
  if (invoice) await issueCreditNote(tx, invoice, undefined, now)
}

type CreditedInvoice = Pick<IssuedDocument, 'orderId' | 'number' | 'issuedAt' | 'amount'>

async function issueCreditNote(
  tx: Tx,
  invoice: CreditedInvoice,
  refund: CreditedRefund | undefined,
  now: Date,
): Promise<IssuedDocument | undefined> {
  const { orderId } = invoice
  for (let attempt = 1; attempt <= maxNumberAttempts; attempt++) {
    const earlier = (await readCreditNotes(tx, orderId)).filter(({ orderEditId }) => orderEditId === null)
    const own = refund && earlier.find(({ refundId }) => refundId === refund.id)
    const credited = sumOf(earlier.map(({ amount }) => amount))
    const invoiced = await invoicedAmount(tx, invoice)
    const amount = creditableAmount(invoiced, credited, refund?.amount ?? invoiced)
    if (own || amount === 0) return own ?? earlier.at(-1)
    const order = (await readOrderById(tx, orderId))!
    const items = refund && (await findCreditedItems(tx, refund))
    const groups = orderTaxGroups(order)
    const before = creditedParts(groups, earlier)
    const taxParts = divideCredit(groups, before, amount, purposeOf(order, items))
    const row = {
      ...({ kind: 'credit-note', orderId, refundId: refund?.id ?? null, orderEditId: null } as const),
      ...{ amount, taxParts },
    }
    const added = await addDocument(tx, row, now)
    if (!added) continue
    const content = documentWriter().creditNote({
      ...added,
      order,
      settings: await loadSettings(tx),
      invoice,
      taxes: creditedTaxes(groups, before, taxParts),
      refundedTo: refund && (refund.paymentId === null ? 'gift-card' : 'payment'),
      items,
    })
    return { ...added, content: await saveDocumentContent(tx, added.id, content) }
  }
  throw new Error('other orders took every number')
}

/** The parts of the refund, by how they were taxed. */
function purposeOf(order: Order, items: CreditedItems | undefined): CreditPurpose {
  if (!items) return forNothing
  const { lines, delivery, extra } = items
  const byGroup = lines.flatMap(({ sku, amount }) => {
    const line = order.lines.find(one => one.sku === sku)
    return line ? [{ key: taxGroupKey(line.agreedTax.rates), amount }] : []
  })
  return { items: byGroup, delivery, extra }
}

/** By the invoice and all that amended it: the total that the order has now. */
async function invoicedAmount(tx: Tx, { orderId, amount }: CreditedInvoice): Promise<Amount> {
  const amendments = await readAmendments(tx, orderId)
  const signed = amendments.map(one => toAmount(one.kind === 'invoice' ? one.amount : -one.amount))
  return sumOf([amount, ...signed])
}
