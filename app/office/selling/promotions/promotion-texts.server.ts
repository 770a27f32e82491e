import type { ListedPromotion } from '#commerce/selling/promotions/promotion-list-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatPrice } from '#messages/format.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'

type Effect = Pick<ListedPromotion, 'kind' | 'value' | 'buy' | 'get' | 'category' | 'minimum'>

/** "10% off, Bags from $50.00" */
export function effectText({ kind, value, buy, get, category, minimum }: Effect): string {
  const effect = {
    percent: () => texts.effects.percent(value),
    amount: () => texts.effects.amount(formatPrice(toAmount(value))),
    'free-delivery': () => texts.effects['free-delivery'],
    'buy-x-get-y': () => texts.effects['buy-x-get-y'](buy ?? 0, get ?? 0),
  }[kind]()
  const inCategory = category === null ? effect : texts.inCategory(effect, category)
  return minimum === 0 ? inCategory : texts.fromMinimum(inCategory, formatPrice(minimum))
}
