import { data } from 'react-router'
import { parseDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { readAmendments, readCreditNotes } from '#commerce/payments/invoices/document-store.server.ts'
import { findOrIssueInvoice } from '#commerce/payments/invoices/issue-invoice.server.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/order-document.ts'
import { loadStaffOrder, staffOrderPath } from './load-order-page.server.ts'

export const middleware = [allow('orders.read')]

/** An invoice or credit note of the order as a PDF, as it was issued. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadStaffOrder(shop.db, params.number)
  const number = parseDocumentNumber(params.document)
  const issued =
    params.kind === 'invoice'
      ? [
          await findOrIssueInvoice(shop.db, order.id, new Date()),
          ...(await readAmendments(shop.db, order.id)).filter(({ kind }) => kind === 'invoice'),
        ]
      : params.kind === 'credit-note'
        ? await readCreditNotes(shop.db, order.id)
        : []
  const document = issued.find(one => one?.number === number)
  if (!document) throw data(null, { status: 404 })
  const filed = { ...document, order }
  const found = await shop.documents.find(filed)
  const rendered = found ? { ok: true as const, file: found } : await shop.documents.render(filed)
  if (!rendered.ok)
    return refusalPage(
      503,
      orderPageMessages.documentBusy,
      { 'Retry-After': '5' },
      {
        to: staffOrderPath(order),
        label: order.number,
      },
    )
  return new Response(new Uint8Array(rendered.file), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${params.kind}-${params.document}.pdf"`,
    },
  })
}
