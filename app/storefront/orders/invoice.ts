import { data } from 'react-router'
import { giveInvoice } from '../../commerce/invoices/give-invoice.server.ts'
import { invoiceNumber } from '../../commerce/invoices/invoice.ts'
import { loadSeller } from '../../commerce/invoices/invoice-store.server.ts'
import { readBankAccount } from '../../commerce/payments/bank-account-store.server.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { printCost } from '../../web/read-cost.ts'
import { refusalPage } from '../../web/refusal-page.ts'
import { tooManyAttempts } from '../../web/retry-words.ts'
import type { Route } from './+types/invoice.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import { toOrder } from './order-form.server.ts'

/** The invoice as a file. Printing one takes a fifth of a second, so nobody may have many printed at once. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const now = new Date()
  const shop = context.get(shopContext)
  const order = await orderOf(shop, params.token)
  const invoice = await giveInvoice(shop.db, order, now)
  if (!invoice) throw data(null, { status: 404 })
  let file = await shop.invoices.find({ order, invoice })
  if (!file) {
    const wait = shop.limits.reads.wait(context.get(clientAddressContext)(), now, printCost)
    if (wait > 0)
      return refusalPage(429, tooManyAttempts(wait), { 'Retry-After': String(wait) }, toOrder(params))
    const [seller, account] = await Promise.all([loadSeller(shop.db), readBankAccount(shop.db)])
    const printed = await shop.invoices.findOrPrint({ order, invoice, seller, account })
    if (!printed.ok) return tooBusy(params)
    file = printed.file
  }
  return new Response(new Uint8Array(file), {
    headers: {
      ...secretHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${invoiceNumber(invoice)}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

function tooBusy(params: { token: string }): Response {
  return refusalPage(
    503,
    'Many invoices are being printed right now. Try again in a few seconds.',
    { 'Retry-After': '5' },
    toOrder(params),
  )
}
