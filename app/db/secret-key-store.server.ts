import type { Db, Tx } from './schema.ts'
import { keyedHash } from './secrets.server.ts'

/** The row of `setting` that tells which secret key a database belongs to. */
const fingerprintSetting = 'secret_key_fingerprint'

/** Says what a database without a fingerprint belongs to: this connection's key. False when it belongs to another key. */
export async function claimSecretKey(db: Db | Tx): Promise<boolean> {
  await db
    .insertInto('setting')
    .values({ name: fingerprintSetting, value: fingerprint(db) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return isKeyOfDatabase(db)
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
