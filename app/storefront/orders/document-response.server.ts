import type { Order } from '#commerce/orders/order.ts'
import { formatDocumentNumber, type IssuedDocument } from '#commerce/payments/invoices/document.ts'
import { saveDocumentHash } from '#commerce/payments/invoices/document-store.server.ts'
import { orderMessages } from '#messages/orders.ts'
import { sharedMessages } from '#messages/shared.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { printCost } from '#web/limits/read-cost.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { privatePageHeaders } from './load-order.server.ts'
import { orderLink } from './order-form.server.ts'

/** An invoice or credit note as a PDF. Rendering takes a fifth of a second, so it counts against the client's read limit. */
export async function documentResponse(
  shop: Shop,
  order: Order,
  document: IssuedDocument,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<Response> {
  const filed = { ...document, order }
  const found = await shop.documents.find(filed)
  if (found) return pdfResponse(found, document)
  const wait = shop.limits.reads.wait(clientAddress, now, printCost)
  if (wait > 0)
    return refusalPage(
      429,
      sharedMessages.tooManyAttempts({ seconds: wait }),
      { 'Retry-After': String(wait) },
      orderLink(order),
    )
  const rendered = await shop.documents.render(filed)
  if (!rendered.ok)
    return refusalPage(503, orderMessages.tooManyInvoices, { 'Retry-After': '5' }, orderLink(order))
  const { kind, number } = document
  const sha256 = await saveDocumentHash(shop.db, document.id, rendered.sha256)
  if (sha256 !== rendered.sha256) shop.log('document-differs', { kind, number, sha256: rendered.sha256 })
  return pdfResponse(rendered.file, document)
}

function pdfResponse(file: Buffer, { kind, number }: IssuedDocument): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      ...privatePageHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${kind}-${formatDocumentNumber(number)}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
