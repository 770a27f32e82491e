import { type OrderRow, readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { notoSlices } from '#commerce/payments/invoices/pdf/text/noto-files.server.ts'
import { hanLanguage, hanRegion, notoFamilies } from '#commerce/payments/invoices/pdf/text/text-scripts.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { formatCountry } from '#messages/format.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { chosenIds } from '../chosen-ids.ts'

/** A page of the list, and some. */
const maxOrders = 200

export interface PrintedOrder {
  number: string
  placed: string
  delivery: string
  address: string
  /** Of the address, in BCP 47; undefined unless it has Han characters, whose forms depend on it. */
  language: string | undefined
  /** The lines left to ship; all of an order that has shipped. */
  lines: { sku: string; title: string; options: string; quantity: number }[]
}

/** The selected orders: "?pick=12&pick=13", and the fonts they need. */
export async function loadPrintedOrders(
  shop: Shop,
  url: URL,
): Promise<{ orders: PrintedOrder[]; shopName: string; fonts: string[] }> {
  const rows = await readOrderRows(shop.db, chosenIds(url, maxOrders))
  const { logoText: shopName } = await shop.settings()
  const orders = rows.map(toPrintedOrder)
  const fonts = rows.flatMap(({ address }, index) =>
    printFonts(JSON.stringify([shopName, orders[index]]), address.country),
  )
  return { orders, shopName, fonts: [...new Set(fonts)] }
}

function toPrintedOrder({ number, placedAt, deliveryName, address, lines }: OrderRow): PrintedOrder {
  const leftToShip = lines
    .map(line => ({ ...line, quantity: line.quantity - line.shipped }))
    .filter(({ quantity }) => quantity > 0)
  const printed = addressLines(address, formatCountry(address.country)).join('\n')
  return {
    ...{ number, placed: formatShopDate(placedAt), delivery: deliveryName },
    address: printed,
    language: hanLanguage(printed, address.country),
    lines: leftToShip.length > 0 ? leftToShip : lines,
  }
}

/** The Noto families for what isn't in ASCII, so that paper doesn't depend on the fonts of the computer. */
function printFonts(text: string, country: string): string[] {
  const region = hanRegion(text, country)
  const families = [...new Set(text.replace(/[\0-\x7f]/g, ''))].map(character =>
    notoFamilies(character, region).find(family => notoSlices(family).has(character.codePointAt(0)!)),
  )
  return [...new Set(families)].filter(family => family !== undefined)
}
