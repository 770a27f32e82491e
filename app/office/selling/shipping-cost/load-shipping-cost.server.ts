import { optionalField } from '#commerce/editing/input/field.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import { amountField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { arrivalWindow } from '#commerce/selling/delivery/arrival.ts'
import { type PricedShipping, priceShipping } from '#commerce/selling/pricing/price-shipping.server.ts'
import type { QuoteDelivery } from '#commerce/selling/pricing/quote.ts'
import { readTaxClasses } from '#commerce/selling/taxes/tax-store.server.ts'
import { minorDigits, toDecimalString } from '#commerce/values/currency.ts'
import { toAmount } from '#commerce/values/money.ts'
import { maxVariantPrice } from '#commerce/values/variant-limits.ts'
import { formatCountry, formatDateRange, formatNumber, formatPrice } from '#messages/format.ts'
import { shippingCostMessages as texts } from '#messages/office/shipping-cost.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { recordParam } from '../../records/record-paths.ts'

/** The fields of the page as they are in its address. */
export interface ShippingCostForm {
  country: string
  region: string
  goods: string
  weight: string
  /** By its name; empty for the standard taxes. */
  taxClass: string
}

export interface ShippingRow {
  methodId: number
  name: string
  /** The page of the method. */
  to: string
  price: string
  note: string
  tax: string
  total: string
  arrival: string
}

const defaultGoods = 50
const defaultWeight = '1000'

export async function loadShippingCost(shop: Shop, params: URLSearchParams, now: Date) {
  const settings = await shop.settings()
  const { currency } = settings
  const given = (name: string, max: number) => params.get(name)?.trim().slice(0, max)
  const goods = toDecimalString(toAmount(defaultGoods * 10 ** minorDigits(currency)), currency)
  const form: ShippingCostForm = {
    country: given('country', 2)?.toUpperCase() || settings.country,
    region: given('region', 3)?.toUpperCase() ?? '',
    goods: given('goods', 20) ?? goods,
    weight: given('weight', 20) ?? defaultWeight,
    taxClass: given('tax_class', 50) ?? '',
  }
  const classes = await readTaxClasses(shop.db)
  const taxClasses = classes.map(({ name }) => name)
  const read = readFields(form, currency)
  if (!read.ok) return { form, taxClasses, errors: read.errors, answer: undefined }
  const { country, region } = form
  const taxClassId = classes.find(({ name }) => name === form.taxClass)?.id ?? null
  const priced = await priceShipping(shop.db, { country, region, ...read.values, taxClassId }, now)
  return {
    ...{ form, taxClasses, errors: {} as Partial<Record<'goods' | 'weight', string>> },
    answer: {
      place: texts.place(formatCountry(country), region),
      problem: problemOf(priced, country),
      rows: priced.offered.map(offer => rowOf(offer, priced, days => arrivalWindow(days, now, settings))),
      left: priced.left.map(leftText),
    },
  }
}

function readFields({ goods, weight }: ShippingCostForm, currency: string) {
  const fields = {
    goods: optionalField(amountField({ currency, max: maxVariantPrice }), 0),
    weight: optionalField(wholeNumberField({ max: 1_000_000_000 }), 0),
  }
  const sent = new SentValues()
  sent.add('goods', goods)
  sent.add('weight', weight)
  const parsed = parseInput(fields, sent.source('form'))
  if (parsed.ok)
    return {
      ok: true as const,
      values: { goods: toAmount(parsed.values.goods), weight: parsed.values.weight },
    }
  const { errors } = parsed
  return {
    ok: false as const,
    errors: {
      ...(errors.goods && { goods: texts.wrongAmount }),
      ...(errors.weight && { weight: texts.wrongWeight }),
    } as Partial<Record<'goods' | 'weight', string>>,
  }
}

/** Why nothing is offered, with the step that helps. */
function problemOf({ zone, offered, left }: PricedShipping, country: string) {
  if (offered.length > 0) return undefined
  if (zone === null)
    return {
      text: texts.noZone(formatCountry(country)),
      action: { to: '/office/selling/zones', label: texts.addZone },
    }
  if (left.length > 0) return { text: texts.noneOffered }
  const to = `/office/selling/delivery/new?${new URLSearchParams({ zone })}`
  return { text: texts.noMethods(zone), action: { to, label: texts.addMethod } }
}

type Days = NonNullable<QuoteDelivery['days']>

function rowOf(
  { methodId, name, price, discount, tax, total, days }: QuoteDelivery,
  { zone, taxIncluded }: PricedShipping,
  arrivalOf: (days: Days) => { from: string; to: string },
): ShippingRow {
  const paid = toAmount(price - discount)
  const window = days && arrivalOf(days)
  return {
    to: `/office/selling/delivery/${recordParam([zone ?? '', name])}`,
    ...{ methodId, name, price: paid === 0 ? texts.free : formatPrice(paid) },
    note: discount > 0 ? texts.reduced(formatPrice(price)) : '',
    tax: tax > 0 && taxIncluded ? texts.included(formatPrice(tax)) : formatPrice(tax),
    total: total === 0 ? texts.free : formatPrice(total),
    arrival: window ? formatDateRange(window.from, window.to) : texts.noEstimate,
  }
}

function leftText({ name, from }: PricedShipping['left'][number]): string {
  if (!from) return texts.noPrices(name)
  return from.measure === 'price'
    ? texts.fromValue(name, formatPrice(toAmount(from.value)))
    : texts.fromWeight(name, formatNumber(from.value))
}
