import { data } from 'react-router'
import { parseDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { readCreditNotes } from '#commerce/payments/invoices/document-store.server.ts'
import { clientAddressContext, shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/credit-note.ts'
import { documentResponse } from './document-response.server.ts'
import { loadOrder } from './load-order.server.ts'

/** A credit note of the order as a PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const number = parseDocumentNumber(params.number)
  const note = (await readCreditNotes(shop.db, order.id)).find(one => one.number === number)
  if (!note) throw data(null, { status: 404 })
  const clientAddress = context.get(clientAddressContext)()
  return documentResponse(shop, order, note, { clientAddress, now: new Date() })
}
