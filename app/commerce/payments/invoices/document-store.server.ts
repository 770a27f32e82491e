import { type Selectable, sql } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { toAmount } from '../../values/money.ts'
import type { TaxParts } from './credit-note.ts'
import type { DocumentKind, IssuedDocument } from './document.ts'
import type { DocumentContent } from './document-content.ts'

/** A document whose content, which tells its number, is still to be saved in the same transaction. */
export type NumberedDocument = Omit<IssuedDocument, 'content'>

/** The invoice of the whole order, as it was issued. */
export async function findInvoice(db: Db | Tx, orderId: number): Promise<IssuedDocument | undefined> {
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('order_edit_id', 'is', null)
    .executeTakeFirst()
  return row && toDocument(row)
}

/** Which of these orders have an invoice. */
export async function readInvoicedOrders(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('document')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'invoice')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** All documents of an order, oldest first. */
export async function readDocumentNumbers(db: Db, orderId: number) {
  return documentNumbers(db, { orderId })
}

export function isInvoiceOfAll({
  kind,
  order_edit_id,
}: Pick<Selectable<Schema['document']>, 'kind' | 'order_edit_id'>): boolean {
  return kind === 'invoice' && order_edit_id === null
}

const documentNumbers = prepared((db, { orderId }: { orderId: number }) =>
  db
    .selectFrom('document')
    .select(['kind', 'number', 'order_edit_id'])
    .where('order_id', '=', orderId)
    .orderBy('id'),
)

/** Oldest first. */
export async function readCreditNotes(db: Db | Tx, orderId: number): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('number')
    .execute()
  return rows.map(toDocument)
}

/** The documents that edits of the order caused, oldest first: invoices for what was added, credit notes for what was taken off. */
export async function readAmendments(db: Db | Tx, orderId: number): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('order_edit_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(toDocument)
}

export interface NewDocument {
  kind: DocumentKind
  orderId: number
  refundId: number | null
  orderEditId: number | null
  amount: number
  taxParts?: TaxParts
}

/** Assigns the next number of its kind. Undefined if another transaction took it or issued the same document. */
export async function addDocument(
  tx: Tx,
  { kind, orderId, refundId, orderEditId, amount, taxParts }: NewDocument,
  now: Date,
): Promise<NumberedDocument | undefined> {
  const row = await tx
    .insertInto('document')
    .columns(['kind', 'number', 'order_id', 'refund_id', 'order_edit_id', 'amount', 'tax_parts', 'issued_at'])
    .expression(({ selectFrom, fn, val, eb }) =>
      selectFrom('document')
        .select([
          sql<DocumentKind>`cast(${val(kind)} as text)`.as('kind'),
          eb(fn.coalesce(fn.max('number'), sql<number>`0`), '+', sql<number>`1`).as('number'),
          sql<number>`cast(${val(orderId)} as integer)`.as('order_id'),
          sql<number | null>`cast(${val(refundId)} as integer)`.as('refund_id'),
          sql<number | null>`cast(${val(orderEditId)} as integer)`.as('order_edit_id'),
          sql<number>`cast(${val(amount)} as integer)`.as('amount'),
          sql<string | null>`cast(${val(taxParts ? JSON.stringify(taxParts) : null)} as text)`.as(
            'tax_parts',
          ),
          sql<string>`cast(${val(now.toISOString())} as text)`.as('issued_at'),
        ])
        .where('kind', '=', kind),
    )
    .onConflict(on => on.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toNumbered(row)
}

/** Saves the content, and returns it as it was stored. */
export async function saveDocumentContent(
  tx: Tx,
  id: number,
  content: DocumentContent,
): Promise<DocumentContent> {
  const stored = JSON.stringify(content)
  await tx.updateTable('document').set({ content: stored }).where('id', '=', id).execute()
  return JSON.parse(stored) as DocumentContent
}

/** Keeps the hash that was stored first, and returns it. */
export async function saveDocumentHash(db: Db, id: number, sha256: string): Promise<string> {
  const { stored } = await db
    .updateTable('document')
    .set(row => ({ sha256: row.fn.coalesce('sha256', row.val(sha256)) }))
    .where('id', '=', id)
    .returning('sha256 as stored')
    .executeTakeFirstOrThrow()
  return stored!
}

function toDocument(row: Selectable<Schema['document']>): IssuedDocument {
  return { ...toNumbered(row), content: JSON.parse(row.content!) as DocumentContent }
}

function toNumbered(row: Selectable<Schema['document']>): NumberedDocument {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    orderId: row.order_id,
    refundId: row.refund_id,
    orderEditId: row.order_edit_id,
    issuedAt: row.issued_at,
    amount: toAmount(row.amount),
    taxParts: JSON.parse(row.tax_parts ?? '{}') as TaxParts,
    sha256: row.sha256,
  }
}
