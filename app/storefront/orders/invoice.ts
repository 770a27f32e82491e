import { data } from 'react-router'
import { findOrIssueInvoice } from '#commerce/payments/invoices/issue-invoice.server.ts'
import { clientAddressContext, shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/invoice.ts'
import { documentResponse } from './document-response.server.ts'
import { loadOrder } from './load-order.server.ts'

/** The invoice as a PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const now = new Date()
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const invoice = await findOrIssueInvoice(shop.db, order.id, now)
  if (!invoice) throw data(null, { status: 404 })
  return documentResponse(shop, order, invoice, { clientAddress: context.get(clientAddressContext)(), now })
}
