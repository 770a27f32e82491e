import type { Tx } from '#db/schema/schema.ts'
import type { Amount } from '../../values/money.ts'
import { hashGiftCardCode, newGiftCardCode } from './gift-card-code.server.ts'

/** Issues a gift card; `amount` must be above 0. The returned code is stored nowhere and can't be looked up again. */
export async function issueGiftCard(
  tx: Tx,
  { amount, currency, expiresAt }: { amount: Amount; currency: string; expiresAt: string | null },
  now: Date,
): Promise<{ code: string; id: number }> {
  const code = newGiftCardCode()
  const { id } = await tx
    .insertInto('gift_card')
    .values({
      code_hash: hashGiftCardCode(code),
      ending: code.slice(-4),
      currency,
      initial: amount,
      balance: amount,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('gift_card_movement')
    .values({ gift_card_id: id, order_id: null, amount, reason: 'issued', at: now.toISOString() })
    .execute()
  return { code, id }
}
