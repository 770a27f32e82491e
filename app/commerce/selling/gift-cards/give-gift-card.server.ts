import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Amount } from '../../values/money.ts'
import { giftCardEmailKey, recordGiftCardMoney } from './compensate-gift-card.server.ts'
import { issueGiftCard } from './issue-gift-card.server.ts'

export interface NewGiftCard {
  /** Above 0. */
  amount: Amount
  currency: string
  expiresAt: string | null
  /** The recipient, who gets the code by email; null if the merchant hands it over. */
  email: string | null
  message: string
}

export interface GivenGiftCard {
  id: number
  /** Undefined if this change was made before: the code is stored nowhere. */
  code: string | undefined
  changeSet: number
}

/** In milliseconds, so that undoing it takes the email along. */
const emailDelay = 60_000

/** Issues a gift card, and emails its code. Once per key of `origin`. */
export async function giveGiftCard(db: Db, origin: ChangeOrigin, card: NewGiftCard): Promise<GivenGiftCard> {
  const { email, message, ...issued } = card
  let shown: string | undefined
  const given = await change(db, origin, async edit => {
    const { id, code } = await issueGiftCard(edit.tx, issued, edit.now)
    recordGiftCardMoney(edit, id, issued.amount)
    if (email !== null) {
      const facts = { kind: 'gift-card', code, message, ...issued } as const
      const sending = { to: email, idempotencyKey: giftCardEmailKey(id), delay: emailDelay }
      await queueEmail(edit.tx, { ...sending, ...facts }, edit.now)
    }
    shown = code
    // Results of changes are stored, so the code isn't part of it.
    return { ok: true, id }
  })
  if (!given.ok) throw new Error(`a gift card was refused: ${given.reason}`)
  return { id: given.result.id, code: shown, changeSet: given.changeSet! }
}
