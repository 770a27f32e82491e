import {
  type CustomsFacts,
  readCustomsFacts,
} from '#commerce/orders/fulfillment/customs-facts-store.server.ts'
import { type OrderRow, readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { notoSlices } from '#commerce/payments/invoices/pdf/text/noto-files.server.ts'
import { hanLanguage, hanRegion, notoFamilies } from '#commerce/payments/invoices/pdf/text/text-scripts.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { leavesCustomsArea } from '#commerce/values/addresses/country-groups.ts'
import { formatCountry } from '#messages/format.ts'
import { orderPrintMessages as messages } from '#messages/office/order-prints.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { chosenIds } from '../chosen-ids.ts'

/** A page of the list, and some. */
const maxOrders = 200

interface PrintedLine {
  sku: string
  title: string
  options: string
  quantity: number
  /** Customs code and origin, if the order passes customs. */
  customs?: string
}

export interface PrintedOrder {
  number: string
  placed: string
  delivery: string
  address: string
  /** Of the address, in BCP 47; undefined unless it has Han characters, whose forms depend on it. */
  language: string | undefined
  /** The lines left to ship; all of an order that has shipped. */
  lines: PrintedLine[]
}

/** The selected orders: "?pick=12&pick=13", and the fonts they need. */
export async function loadPrintedOrders(
  shop: Shop,
  url: URL,
): Promise<{ orders: PrintedOrder[]; shopName: string; fonts: string[] }> {
  const rows = await readOrderRows(shop.db, chosenIds(url, maxOrders))
  const { logoText: shopName, country } = await shop.settings()
  const abroad = rows.filter(({ address }) => leavesCustomsArea(country, address.country))
  const facts = await readCustomsFacts(shop.db, [
    ...new Set(abroad.flatMap(({ lines }) => lines.map(({ sku }) => sku))),
  ])
  const orders = rows.map(row => toPrintedOrder(row, abroad.includes(row) ? facts : new Map()))
  const fonts = rows.flatMap(({ address }, index) =>
    printFonts(JSON.stringify([shopName, orders[index]]), address.country),
  )
  return { orders, shopName, fonts: [...new Set(fonts)] }
}

function toPrintedOrder(
  { number, placedAt, deliveryName, address, lines }: OrderRow,
  facts: ReadonlyMap<string, CustomsFacts>,
): PrintedOrder {
  const leftToShip = lines
    .map(line => ({ ...line, quantity: line.quantity - line.shipped }))
    .filter(({ quantity }) => quantity > 0)
  const printed = addressLines(address, formatCountry(address.country)).join('\n')
  return {
    ...{ number, placed: formatShopDate(placedAt), delivery: deliveryName },
    address: printed,
    language: hanLanguage(printed, address.country),
    lines: (leftToShip.length > 0 ? leftToShip : lines).map(({ sku, title, options, quantity }) => ({
      ...{ sku, title, options, quantity },
      ...customsText(facts.get(sku)),
    })),
  }
}

function customsText(facts: CustomsFacts | undefined): { customs?: string } {
  const { hsCode = null, origin = null } = facts ?? {}
  const texts = [
    ...(hsCode === null ? [] : [messages.hsCode(hsCode)]),
    ...(origin === null ? [] : [messages.origin(formatCountry(origin))]),
  ]
  return texts.length > 0 ? { customs: texts.join(', ') } : {}
}

/** The Noto families for what isn't in ASCII, so that paper doesn't depend on the fonts of the computer. */
function printFonts(text: string, country: string): string[] {
  const region = hanRegion(text, country)
  const families = [...new Set(text.replace(/[\0-\x7f]/g, ''))].map(character =>
    notoFamilies(character, region).find(family => notoSlices(family).has(character.codePointAt(0)!)),
  )
  return [...new Set(families)].filter(family => family !== undefined)
}
