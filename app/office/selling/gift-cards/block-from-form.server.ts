import { data, type RouterContextProvider } from 'react-router'
import { staffActor } from '../../../commerce/actor.ts'
import { blockGiftCard } from '../../../commerce/gift-cards/block-gift-card.server.ts'
import { findGiftCard } from '../../../commerce/gift-cards/gift-card-list-store.server.ts'
import { giftCardMessages as texts } from '../../../messages/office/gift-cards.ts'
import { readPathId } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'

interface BlockArgs {
  request: Request
  params: { card: string }
  context: Readonly<RouterContextProvider>
}

/** Blocks the card in the address, or unblocks it. */
export async function blockFromForm({ request, params, context }: BlockArgs, isBlocked: boolean) {
  const { db } = context.get(shopContext)
  const id = readPathId(params.card)
  const card = await findGiftCard(db, id)
  const actor = staffActor(context.get(staffContext).name)
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const changed = card && (await blockGiftCard(db, origin, id, isBlocked))
  if (!changed) throw data(null, { status: 404 })
  const text = isBlocked ? texts.blocked(card.ending) : texts.unblocked(card.ending)
  return redirectWithNotice(request, `/office/selling/gift-cards/${id}`, { text, ...changed })
}
