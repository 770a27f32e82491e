import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import { type InputValues, numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import {
  type EditableVariant,
  readEditableVariants,
} from '#commerce/orders/edits/editable-variant-store.server.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import { formatCountry, formatPrice } from '#messages/format.ts'
import { shopContext } from '#web/shop/context.ts'
import type { RecordArgs } from '../../records/record-page.server.ts'
import { findVariants } from '../../variant-search/find-variants.server.ts'

const id = optionalField(idField)

/** The cart to try a promotion on. */
export const tryFields = {
  /** By variant. */
  'try.quantity': numberedField(wholeNumberField({ max: 999 }), { max: 50 }),
  /** The variant of a button. */
  'try.add': id,
  'try.remove': id,
  'try.find': typedField({ max: 100 }),
  'try.country': typedField({ max: 2 }),
  'try.region': typedField({ max: 3 }),
  'try.customer': optionalField(choiceField(['new', 'used', 'unconfirmed']), 'new' as const),
}

type TryInput = InputValues<typeof tryFields>

/** An item of the cart, or one that was found. */
export interface TryItem {
  id: number
  sku: string
  title: string
  /** The title and options. */
  name: string
  detail: string
  note: string
  picture: Picture | null
  price: string
  quantity: number
}

/** The cart to try a promotion on. */
export interface TryView {
  items: TryItem[]
  find: string
  found: TryItem[]
  country: string
  countries: { value: string; label: string }[]
  region: string
  customer: TryInput['try.customer']
  /** What trying it showed, if it was tried. */
  outcome?: TryOutcome
}

export interface TryOutcome {
  headline: string
  applies: boolean
  notes: string[]
  rows: { label: string; before: string; after: string; off?: string; isSum?: boolean }[]
}

export async function emptyTryView({ context }: RecordArgs): Promise<TryView> {
  const { db, settings } = context.get(shopContext)
  const countries = await readDeliveryCountries(db)
  const { country } = await settings()
  return {
    ...{ items: [], find: '', found: [], region: '', customer: 'new' },
    country: countries.includes(country) ? country : (countries[0] ?? ''),
    countries: countries
      .map(value => ({ value, label: formatCountry(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}

/** The cart as it was sent, with what a pressed button adds, removes or finds. */
export async function tryView(args: RecordArgs, input: TryInput): Promise<TryView> {
  const { db } = args.context.get(shopContext)
  const empty = await emptyTryView(args)
  const quantities = new Map(input['try.quantity'])
  const { 'try.add': added, 'try.remove': removed, 'try.find': find = '' } = input
  const typed = added === undefined ? find.trim() : ''
  const found = await findVariants(db, typed)
  // A search for one thing means it.
  const only =
    found.length === 1 || found[0]?.sku.toLowerCase() === typed.toLowerCase() ? found[0] : undefined
  const add = added ?? only?.id
  if (add !== undefined) quantities.set(add, (quantities.get(add) ?? 0) + 1)
  if (removed !== undefined) quantities.delete(removed)
  const variants = await readEditableVariants(db, { ids: [...quantities.keys()] })
  const country = input['try.country'] || empty.country
  return {
    ...empty,
    items: [...quantities].flatMap(([id, quantity]) => {
      const variant = variants.find(one => one.id === id && one.isOnSale)
      return variant && quantity > 0 ? [itemOf(variant, quantity)] : []
    }),
    ...(only ? { find: '', found: [] } : { find: typed, found: found.map(one => itemOf(one, 1)) }),
    country: empty.countries.some(({ value }) => value === country) ? country : empty.country,
    region: (input['try.region'] ?? '').trim().toUpperCase(),
    customer: input['try.customer'],
  }
}

function itemOf({ id, sku, title, options, price, picture }: EditableVariant, quantity: number): TryItem {
  return {
    ...{ id, sku, title, quantity, note: '', price: formatPrice(price) },
    name: [title, options].filter(text => text !== '').join(', '),
    picture: picture && { ...picture, alt: '' },
    detail: [options, sku].filter(text => text !== '').join(', '),
  }
}
