import {
  type EditableVariant,
  readEditableVariants,
} from '#commerce/orders/edits/editable-variant-store.server.ts'
import type { TypedOrderEdit } from '#commerce/orders/edits/prepare-order-edit.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import type { Address } from '#commerce/values/addresses/address.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatCountry, formatMoney } from '#messages/format.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { findVariants } from '#office/variant-search/find-variants.server.ts'
import { lineView, type OrderLineView } from '../order-line-view.server.ts'

/** A row of the form: a line of the order, or a variant to add. */
export type EditRow = Omit<OrderLineView, 'total'> & { min: number; typed: number; inStock: string }

export interface EditFormView {
  lines: EditRow[]
  added: EditRow[]
  email: string
  address: Address
  countries: { value: string; label: string }[]
  /** By field. */
  errors: Record<string, string>
  /** The text of a search, and its results. */
  find: string
  found: Omit<EditRow, 'min' | 'typed'>[]
}

/** An order as the form shows it, with what was typed and found. */
export async function editFormView(
  db: Db,
  order: Order,
  { quantities, added, email, address }: TypedOrderEdit,
  find = '',
): Promise<EditFormView> {
  const own = await readEditableVariants(db, { skus: order.lines.map(({ sku }) => sku) })
  const fresh = await readEditableVariants(db, { ids: [...added.keys()] })
  const stockOf = (sku: string) => own.find(one => one.sku === sku)?.available ?? 0
  const codes = new Set([...(await readDeliveryCountries(db)), order.address.country])
  return {
    lines: order.lines.map(({ id, sku, quantity, shipped }) => ({
      ...lineView(order, { orderLineId: id, quantity }),
      ...(shipped > 0 && { note: texts.shipped(shipped) }),
      ...{ min: shipped, typed: quantities.get(id) ?? quantity, inStock: texts.inStock(stockOf(sku)) },
    })),
    added: fresh.map(one => ({ ...variantRow(one, order.currency), min: 0, typed: added.get(one.id) ?? 0 })),
    ...{ email, address, errors: {}, find },
    countries: [...codes]
      .map(value => ({ value, label: formatCountry(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    found: (await findVariants(db, find)).map(one => variantRow(one, order.currency)),
  }
}

function variantRow(
  { id, sku, title, options, price, picture, available }: EditableVariant,
  currency: string,
) {
  return {
    ...{ id, title, picture: picture && { ...picture, alt: '' }, quantity: 1, note: texts.isNew },
    detail: [options, sku].filter(text => text !== '').join(', '),
    ...{ price: formatMoney(price, currency), inStock: texts.inStock(available) },
  }
}
