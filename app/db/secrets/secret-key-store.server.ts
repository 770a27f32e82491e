import { addProcessState } from '../process-state-store.server.ts'
import type { Db, Tx } from '../schema/schema.ts'
import { keyedHash } from './secrets.server.ts'

/** The row with the fingerprint of the key that a database belongs to. */
const fingerprintName = 'secret_key_fingerprint'

export type ClaimedKey = 'claimed' | 'own' | 'another'

/** Assigns a database without a fingerprint to this connection's key. Otherwise returns whether the key is the database's own. */
export async function claimSecretKey(db: Db | Tx): Promise<ClaimedKey> {
  if (await addProcessState(db, fingerprintName, fingerprint(db))) return 'claimed'
  return (await isKeyOfDatabase(db)) ? 'own' : 'another'
}

/** False only when the database belongs to another key. */
export async function isKeyOfDatabase(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('process_state')
    .select('value')
    .where('name', '=', fingerprintName)
    .executeTakeFirst()
  return row === undefined || row.value === fingerprint(db)
}

function fingerprint(db: Db | Tx): string {
  return keyedHash(db, 'fingerprint', '')
}
