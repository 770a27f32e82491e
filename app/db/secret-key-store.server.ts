import type { Db, Tx } from './schema.ts'
import { keyedHash } from './secrets.server.ts'

/** The row of `setting` that tells which secret key a database belongs to. */
const fingerprintSetting = 'secret_key_fingerprint'

export type ClaimedKey = 'claimed' | 'own' | 'another'

/** Lets a database without a fingerprint belong to this connection's key from now on; says which key it belongs to otherwise. */
export async function claimSecretKey(db: Db | Tx): Promise<ClaimedKey> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name: fingerprintSetting, value: fingerprint(db) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return 'claimed'
  return (await isKeyOfDatabase(db)) ? 'own' : 'another'
}

/** False only when the database belongs to another key. */
export async function isKeyOfDatabase(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', fingerprintSetting)
    .executeTakeFirst()
  return row === undefined || row.value === fingerprint(db)
}

function fingerprint(db: Db | Tx): string {
  return keyedHash(db, 'fingerprint', '')
}
