import type { CartChange } from '#commerce/cart/cart-change.ts'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { PendingChange } from '#web/browser/pending-change.ts'
import type { CartItem } from './add-to-cart-state.ts'
import { newCartLine } from './new-cart-line.ts'

/** Reads a pending change to the cart; undefined for other changes and for unknown shapes in localStorage. */
export function readCartChange({ view }: Pick<PendingChange, 'view'>): CartChange | undefined {
  if (!isObject(view)) return undefined
  const { kind, sku, quantity, item } = view
  if (kind === 'add') {
    const added = readItem(item)
    return added && isCount(quantity) ? { kind, line: newCartLine(added, quantity) } : undefined
  }
  if (typeof sku !== 'string') return undefined
  if (kind === 'save' || kind === 'unsave' || kind === 'restore') return { kind, sku }
  return kind === 'change' && isCount(quantity) ? { kind, sku, quantity } : undefined
}

function readItem(value: unknown): CartItem | undefined {
  if (!isObject(value)) return undefined
  const { sku, slug, choice, title, options = '', price, compareAtPrice } = value
  if (typeof sku !== 'string' || typeof slug !== 'string' || !isChoice(choice)) return undefined
  if (typeof title !== 'string' || typeof options !== 'string') return undefined
  if (!isCount(price) || !(compareAtPrice === null || isCount(compareAtPrice))) return undefined
  return {
    sku,
    slug,
    choice,
    title,
    options,
    picture: isPicture(value.picture) ? value.picture : null,
    price: toAmount(price),
    compareAtPrice: compareAtPrice === null ? null : toAmount(compareAtPrice),
  }
}

function isPicture(value: unknown): value is Picture {
  return (
    isObject(value) &&
    typeof value.hash === 'string' &&
    typeof value.alt === 'string' &&
    isCount(value.width) &&
    isCount(value.height)
  )
}

function isChoice(value: unknown): value is Choice {
  return isObject(value) && Object.values(value).every(slug => typeof slug === 'string')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
