import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { SignedIn } from '../account.ts'
import { renewProof } from '../proof/renew-proof.server.ts'
import type { SentPasskey } from './add-passkey.server.ts'
import { type PasskeyProof, provePasskey } from './prove-passkey.server.ts'

/** Renews the proof of this session with a passkey of its account. */
export async function confirmWithPasskey(
  db: Db,
  signedIn: SignedIn,
  sent: SentPasskey,
  now: Date,
): Promise<{ ok: true; visitor: Visitor } | Extract<PasskeyProof, { ok: false }>> {
  const proof = await provePasskey(db, signedIn.account.id, sent, now)
  if (!proof.ok) return proof
  const visitor = await inOneCommit(db, tx => renewProof(tx, signedIn, now))
  return visitor ? { ok: true, visitor } : { ok: false, reason: 'expired' }
}
