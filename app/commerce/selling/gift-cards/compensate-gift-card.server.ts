import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import { dropUnsentEmail } from '../../running/outbox/email-store.server.ts'

/** Records money put on a gift card, so that undoing takes it off again. */
export function recordGiftCardMoney(edit: Edit, giftCardId: number, amount: number): void {
  edit.record({
    table: 'gift_card_movement',
    key: { gift_card_id: giftCardId },
    before: null,
    after: { amount },
  })
}

/** Takes the money off the card and keeps its email back, unless some of it is spent, or puts it back on. */
export const compensateGiftCard: Compensation = async (edit, { key, after }) => {
  const [id, amount] = [Number(key.gift_card_id), -Number(after!.amount)]
  const { numUpdatedRows } = await edit.tx
    .updateTable('gift_card')
    .set(card => ({ balance: card('balance', '+', amount) }))
    .where('id', '=', id)
    .where(card => card.eb(card('balance', '+', amount), '>=', 0))
    .where(card => card.eb(card('balance', '+', amount), '<=', card.ref('initial')))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return { ok: false, reason: 'spent' }
  const reason = amount < 0 ? 'canceled' : 'issued'
  if (amount < 0) await dropUnsentEmail(edit.tx, giftCardEmailKey(id))
  await edit.tx
    .insertInto('gift_card_movement')
    .values({ gift_card_id: id, order_id: null, amount, reason, at: edit.now.toISOString() })
    .execute()
  recordGiftCardMoney(edit, id, amount)
  return { ok: true }
}

/** Names the email with the code of a card. */
export function giftCardEmailKey(id: number): string {
  return `gift-card-${id}`
}
