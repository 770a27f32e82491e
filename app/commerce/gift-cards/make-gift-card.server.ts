import type { Tx } from '../../db/schema.ts'
import type { Cents } from '../money.ts'
import { hashOfCode, newGiftCardCode } from './gift-card-code.server.ts'

/** Makes a gift card of an amount above 0. The code is returned here and kept nowhere: nobody can look it up again. */
export async function makeGiftCard(
  tx: Tx,
  { amount, expiresAt }: { amount: Cents; expiresAt: string | null },
  now: Date,
): Promise<{ code: string; id: number }> {
  const code = newGiftCardCode()
  const { id } = await tx
    .insertInto('gift_card')
    .values({
      code_hash: hashOfCode(code),
      ending: code.slice(-4),
      initial: amount,
      balance: amount,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('gift_card_movement')
    .values({ gift_card_id: id, order_id: null, amount, why: 'made', at: now.toISOString() })
    .execute()
  return { code, id }
}
