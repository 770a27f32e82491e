import type { Db } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'

/** The answer to a nonce that only a process of this shop knows. */
export function proveIdentity(db: Db, nonce: string): string {
  return keyedHash(db, 'identity', nonce)
}
