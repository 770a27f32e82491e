import { data } from 'react-router'
import { blockGiftCard } from '#commerce/selling/gift-cards/block-gift-card.server.ts'
import { findGiftCard } from '#commerce/selling/gift-cards/gift-card-list-store.server.ts'
import { giftCardMessages as texts } from '#messages/office/gift-cards.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/selling/gift-cards/:card' })

function blockButton(isBlocked: boolean) {
  return button({
    may: 'orders.refund',
    fresh: true,
    press: async ({ db, params, origin }) => {
      const id = readPathId(params.card!)
      const card = await findGiftCard(db, id)
      const changed = card && (await blockGiftCard(db, origin, id, isBlocked))
      if (!changed) throw data(null, { status: 404 })
      return { text: isBlocked ? texts.blocked(card.ending) : texts.unblocked(card.ending), ...changed }
    },
  })
}

const buttons = routesOf({ block: blockButton(true), unblock: blockButton(false) })

export const middleware = buttons.middleware
export const action = buttons.action
