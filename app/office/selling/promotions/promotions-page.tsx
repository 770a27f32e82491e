import { promotionState, promotionViews } from '#commerce/selling/promotions/promotion.ts'
import {
  type ListedPromotion,
  listPromotions,
  type PromotionPlace,
} from '#commerce/selling/promotions/promotion-list-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { readId, readWholeNumber } from '#commerce/values/whole-number.ts'
import { formatPrice } from '#messages/format.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { formatShortShopDate } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { SellingList } from '../selling-list.tsx'
import type { Route } from './+types/promotions-page.ts'
import { type PromotionRowView, promotionColumns } from './promotion-columns.tsx'

export const middleware = [allow('selling.edit')]

const perPage = 50
const path = '/office/selling/promotions'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const now = new Date()
  const state = promotionViews.find(one => one === url.searchParams.get('state'))
  const search = readSearch(url.searchParams)
  const from = placeOf(url.searchParams)
  const { rows, hasMore } = await listPromotions(db, { state, search, from, limit: perPage }, now)
  const [first, last] = [rows[0], rows.at(-1)]
  const isBackwards = from?.isBackwards ?? false
  return {
    ...{ state: state ?? ('' as const), search },
    rows: rows.map((row): PromotionRowView => {
      const { id, title, code, startsAt, endsAt } = row
      const state = promotionState(row, now)
      const note =
        state === 'scheduled' && startsAt !== null
          ? texts.from(formatShortShopDate(startsAt))
          : endsAt === null || state === 'used-up'
            ? ''
            : texts.until(formatShortShopDate(endsAt), state === 'ended')
      const uses = texts.usesOf(row.uses, row.maxUses)
      return { ...{ id, title, code, state, note, uses }, effect: effectText(row) }
    }),
    previous: first && (isBackwards ? hasMore : from) ? `${first.position}.${first.id}` : undefined,
    next: last && (isBackwards || hasMore) ? `${last.position}.${last.id}` : undefined,
  }
}

/** The place in an address: `after=3.12` or `before=3.12`. */
function placeOf(params: URLSearchParams): PromotionPlace | undefined {
  const before = params.get('before')
  const [first, last] = (before ?? params.get('after') ?? '').split('.')
  const [position, id] = [readWholeNumber(first), readId(last)]
  if (position === undefined || id === undefined) return undefined
  return { position, id, isBackwards: before !== null }
}

/** All promotions, in the order in which they apply. */
export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellingList
      {...loaderData}
      path={path}
      texts={texts}
      states={promotionViews}
      columns={promotionColumns}
      isQuiet={row => row.state === 'ended' || row.state === 'used-up'}
      add={texts.add}
    />
  )
}

type Effect = Pick<ListedPromotion, 'kind' | 'value' | 'buy' | 'get' | 'category' | 'minimum'>

/** "10% off, Bags from $50.00" */
function effectText({ kind, value, buy, get, category, minimum }: Effect): string {
  const effect = {
    percent: () => texts.effects.percent(value),
    amount: () => texts.effects.amount(formatPrice(toAmount(value))),
    'free-delivery': () => texts.effects['free-delivery'],
    'buy-x-get-y': () => texts.effects['buy-x-get-y'](buy ?? 0, get ?? 0),
  }[kind]()
  const inCategory = category === null ? effect : texts.inCategory(effect, category)
  return minimum === 0 ? inCategory : texts.fromMinimum(inCategory, formatPrice(minimum))
}
