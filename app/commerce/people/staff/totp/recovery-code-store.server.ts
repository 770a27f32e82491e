import { randomInt } from 'node:crypto'
import { bareCode } from '#commerce/values/typed/typed-text.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'

const recoveryCodes = 10

/** Without letters and digits that look alike. 31 to the 12th are 59 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const length = 12

/** Ten new codes instead of all former ones. They are shown once: only keyed hashes are stored. */
export async function renewRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode)
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map(code => ({ staff_id: staffId, code_hash: hashCode(tx, code), used_at: null })))
    .execute()
  return codes.map(code => code.match(/.{4}/g)!.join('-'))
}

/** Uses up a code, however it's spelled. False for an unknown or used one. */
export async function takeRecoveryCode(tx: Tx, staffId: number, typed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: now.toISOString() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashCode(tx, bareCode(typed).toLowerCase()))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select(db.fn.countAll().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

function hashCode(db: Db | Tx, code: string): string {
  return keyedHash(db, 'staff-recovery-code', code)
}
