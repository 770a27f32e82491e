import { redirect } from 'react-router'
import { can } from '#commerce/people/staff/role.ts'
import { listGiftCards } from '#commerce/selling/gift-cards/gift-card-list-store.server.ts'
import { giftCardState, giftCardStates } from '#commerce/selling/gift-cards/gift-card-state.ts'
import { bareCode } from '#commerce/values/typed/typed-text.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { formatMoney } from '#messages/format.ts'
import { giftCardMessages as texts } from '#messages/office/gift-cards.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { listPath, readChoice } from '../../ui/list/list-address.ts'
import { SellingList } from '../selling-list.tsx'
import type { Route } from './+types/gift-cards-page.ts'
import { giftCardColumns } from './gift-card-columns.tsx'

export const middleware = [allow('selling.edit')]

const perPage = 50
const path = '/office/selling/gift-cards'

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date()
  const state = readChoice(url.searchParams, 'state', giftCardStates)
  const typed = bareCode(url.searchParams.get('q') ?? '')
  const ending = typed.slice(-4)
  // Only the end is stored, and a whole code shouldn't stay in the address.
  if (typed !== ending) throw redirect(listPath(path, { state, q: ending }), 303)
  const before = url.searchParams.get('before')
  const id = readId(before ?? url.searchParams.get('after'))
  const from = id === undefined ? undefined : { id, isBackwards: before !== null }
  const { db } = context.get(shopContext)
  const { rows, hasMore } = await listGiftCards(db, { state, ending, from, limit: perPage }, now)
  const isBackwards = from?.isBackwards ?? false
  return {
    ...{ state: state ?? ('' as const), ending },
    rows: rows.map(card => ({
      ...{ id: card.id, ending: card.ending, state: giftCardState(card, now) },
      balance: texts.of(formatMoney(card.balance, card.currency), formatMoney(card.initial, card.currency)),
      issued: formatShopDate(card.createdAt),
      expires: card.expiresAt === null ? texts.never : formatShopDate(card.expiresAt),
    })),
    previous: rows[0] && (isBackwards ? hasMore : from) ? `${rows[0].id}` : undefined,
    next: rows.length > 0 && (isBackwards || hasMore) ? `${rows.at(-1)!.id}` : undefined,
    mayIssue: can(context.get(staffContext).role, 'orders.refund'),
  }
}

/** All gift cards, by what is left on them. */
export default function GiftCardsPage({ loaderData }: Route.ComponentProps) {
  const { mayIssue, ending, ...list } = loaderData
  return (
    <SellingList
      {...list}
      path={path}
      texts={texts}
      states={giftCardStates}
      search={ending}
      columns={giftCardColumns}
      isQuiet={row => row.state !== 'active'}
      add={mayIssue ? texts.issue.action : null}
    />
  )
}
