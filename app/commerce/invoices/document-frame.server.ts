import { formatCountry } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import { addressLines } from '../addresses/address-lines.ts'
import type { Order } from '../orders/order.ts'
import type { Settings } from '../settings/settings.ts'
import type { DocumentContent } from './document-content.ts'
import { sellerLines } from './invoice.ts'
import { pageSizeOf } from './page-size.ts'

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
