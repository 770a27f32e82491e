import { data } from 'react-router'
import { formatInvoiceNumber, sellerOf } from '../../commerce/invoices/invoice.ts'
import { issueInvoice } from '../../commerce/invoices/issue-invoice.server.ts'
import { currentLanguage } from '../../messages/current-language.ts'
import { orderMessages } from '../../messages/orders.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { refusalPage } from '../../web/forms/refusal-page.ts'
import { printCost } from '../../web/limits/read-cost.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/invoice.ts'
import { loadOrder, privatePageHeaders } from './load-order.server.ts'
import { orderLink } from './order-form.server.ts'

/** The invoice as a PDF. Rendering takes a fifth of a second, so it counts against the client's read limit. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const now = new Date()
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const invoice = await issueInvoice(shop.db, order, now)
  if (!invoice) throw data(null, { status: 404 })
  let file = await shop.invoices.find({ order, invoice })
  if (!file) {
    const wait = shop.limits.reads.wait(context.get(clientAddressContext)(), now, printCost)
    if (wait > 0)
      return refusalPage(
        429,
        sharedMessages.tooManyAttempts({ seconds: wait }),
        { 'Retry-After': String(wait) },
        orderLink(params),
      )
    const settings = await shop.settings()
    const rendered = await shop.invoices.findOrRender({
      order,
      invoice,
      seller: sellerOf(settings),
      account: settings.bankAccount,
      language: currentLanguage(),
    })
    if (!rendered.ok) return busyPage(params)
    file = rendered.file
  }
  return new Response(new Uint8Array(file), {
    headers: {
      ...privatePageHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${formatInvoiceNumber(invoice)}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

function busyPage(params: { token: string }): Response {
  return refusalPage(503, orderMessages.tooManyInvoices, { 'Retry-After': '5' }, orderLink(params))
}
