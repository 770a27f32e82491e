import { data } from 'react-router'
import { giveInvoice } from '../../commerce/invoices/give-invoice.server.ts'
import { invoiceNumber } from '../../commerce/invoices/invoice.ts'
import { invoicePdf } from '../../commerce/invoices/invoice-pdf.server.ts'
import { loadSeller } from '../../commerce/invoices/invoice-store.server.ts'
import { readBankAccount } from '../../commerce/payments/bank-account-store.server.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { refusalPage } from '../../web/refusal-page.ts'
import { tooManyAttempts } from '../../web/retry-words.ts'
import type { Route } from './+types/invoice.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import { toOrder } from './order-form.server.ts'

/** The invoice as a file. Printing one takes the shop a fifth of a second: nobody may ask for many at once. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const now = new Date()
  const shop = context.get(shopContext)
  const order = await orderOf(shop, params.token)
  const wait = shop.limits.newcomers.wait(`invoice ${context.get(clientAddressContext)()}`, now)
  if (wait > 0)
    return refusalPage(429, tooManyAttempts(wait), { 'Retry-After': String(wait) }, toOrder(params))
  const invoice = await giveInvoice(shop.db, order, now)
  if (!invoice) throw data(null, { status: 404 })
  const [seller, account] = await Promise.all([loadSeller(shop.db), readBankAccount(shop.db)])
  const file = await invoicePdf({ order, invoice, seller, account })
  return new Response(new Uint8Array(file), {
    headers: {
      ...secretHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${invoiceNumber(invoice)}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
