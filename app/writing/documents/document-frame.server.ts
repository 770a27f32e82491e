import type { Order } from '#commerce/orders/order.ts'
import type { DocumentContent } from '#commerce/payments/invoices/document-content.ts'
import { sellerLines } from '#commerce/payments/invoices/invoice.ts'
import { pageSizeOf } from '#commerce/payments/invoices/page-size.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { formatCountry } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'

type DocumentFrame = Omit<DocumentContent, 'title' | 'facts' | 'lines' | 'totals' | 'note'>

/** The frame of invoices and credit notes. */
export function documentFrame(
  { address, currency }: Order,
  settings: Settings,
  issuedAt: string,
): DocumentFrame {
  const { item, quantity, price, amount } = invoiceMessages
  return {
    layout: 1,
    countries: { seller: settings.country, buyer: address.country },
    language: settings.language,
    pageSize: pageSizeOf(address.country),
    currency,
    issuedAt,
    brand: settings.logoText || settings.shopName,
    seller: sellerLines(settings),
    buyerLabel: invoiceMessages.billedTo,
    buyer: addressLines(address, formatCountry(address.country)),
    columns: [item, quantity, price, amount],
    pageLabel: invoiceMessages.page({ page: '{page}', pages: '{pages}' }),
  }
}
