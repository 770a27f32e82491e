import { data } from 'react-router'
import { parseDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { readAmendments } from '#commerce/payments/invoices/document-store.server.ts'
import { clientAddressContext, shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/added-invoice.ts'
import { documentResponse } from './document-response.server.ts'
import { loadOrder } from './load-order.server.ts'

/** An invoice for what an edit added to the order, as a PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const number = parseDocumentNumber(params.number)
  const amendments = await readAmendments(shop.db, order.id)
  const invoice = amendments.find(one => one.kind === 'invoice' && one.number === number)
  if (!invoice) throw data(null, { status: 404 })
  const clientAddress = context.get(clientAddressContext)()
  return documentResponse(shop, order, invoice, { clientAddress, now: new Date() })
}
