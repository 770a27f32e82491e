import type { Db, Tx } from '#db/schema/schema.ts'
import { readPayments } from '../../payments/payment-store.server.ts'
import { readRefundableGiftCardAmount } from '../../payments/refunds/refund-store.server.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { type AgreedTax, type ClassTaxRate, taxOfClass } from '../../selling/taxes/tax-rate.ts'
import { readTaxes } from '../../selling/taxes/tax-store.server.ts'
import type { Address } from '../../values/addresses/address.ts'
import { toAmount } from '../../values/money.ts'
import type { Order } from '../order.ts'
import { type EditableVariant, readEditableVariants } from './editable-variant-store.server.ts'
import {
  type OrderEditFacts,
  type OrderEditPlan,
  type OrderEditRequest,
  planOrderEdit,
} from './plan-order-edit.ts'

/** An edit as a form has it. */
export interface TypedOrderEdit {
  /** By line id. */
  quantities: ReadonlyMap<number, number>
  /** By variant id. */
  added: ReadonlyMap<number, number>
  email: string
  address: Address
}

/** The plan of an edit as of now. */
export async function prepareOrderEdit(
  db: Db | Tx,
  order: Order,
  typed: TypedOrderEdit,
): Promise<OrderEditPlan> {
  const variants = await readEditableVariants(db, { ids: [...typed.added.keys()] })
  const { country, region } = order.address
  const rates = variants.length > 0 ? (await readTaxes(db, country, region)).rates : []
  const request = requestOf(order, typed, variants, rates)
  return planOrderEdit(order, request, await readEditFacts(db, order, request))
}

/** More of a SKU that the order has is more of its line. */
function requestOf(
  order: Order,
  { quantities: typed, added, ...contact }: TypedOrderEdit,
  variants: readonly EditableVariant[],
  rates: readonly ClassTaxRate[],
): OrderEditRequest {
  const quantities = new Map(typed)
  const fresh: OrderEditRequest['added'][number][] = []
  for (const { id, sku, title, options, price, isOnSale, taxClassId } of variants) {
    const quantity = added.get(id) ?? 0
    const line = order.lines.find(one => one.sku === sku)
    if (line) quantities.set(line.id, (quantities.get(line.id) ?? line.quantity) + quantity)
    else if (isOnSale)
      fresh.push({
        ...{ sku, title, options, quantity, unitPrice: price, discount: toAmount(0) },
        agreedTax: taxOfAddedLine(order, taxClassId, rates),
      })
  }
  return { ...contact, quantities, added: fresh }
}

/** Everything an edit depends on besides the order. */
export async function readEditFacts(
  db: Db | Tx,
  order: Order,
  { added, address }: Pick<OrderEditRequest, 'added' | 'address'>,
): Promise<OrderEditFacts> {
  const skus = [...order.lines, ...added].map(({ sku }) => sku)
  const variants = await readEditableVariants(db, { skus })
  const { country, region } = order.address
  const isElsewhere = address.country !== country || address.region !== region
  const payments = await readPayments(db, order.id)
  return {
    quantityLimit: await loadSetting(db, 'quantityLimit'),
    available: new Map(variants.map(({ sku, available }) => [sku, available])),
    taxRates: isElsewhere ? (await readTaxes(db, address.country, address.region)).rates : undefined,
    giftCardLeft: toAmount(await readRefundableGiftCardAmount(db, order.id)),
    isConfirming: payments.some(({ state }) => state === 'confirming'),
  }
}

/**
 * The taxes of goods that are added to an order: as agreed for other goods of their class, or by today's rates of the class at its
 * destination. Without any they are standard, as agreed if the order has standard goods.
 */
function taxOfAddedLine(order: Order, taxClassId: number | null, rates: readonly ClassTaxRate[]): AgreedTax {
  const agreed = (classId: number | null) =>
    order.lines.find(({ agreedTax }) => agreedTax.taxClassId === classId)
  const hasOwn = rates.some(rate => rate.taxClassId === taxClassId)
  const line = agreed(taxClassId) ?? (hasOwn ? undefined : agreed(null))
  return line ? { taxClassId, rates: line.agreedTax.rates } : taxOfClass(rates, taxClassId)
}
