import type { Db } from '#db/schema/schema.ts'
import type { SentPasskey } from './add-passkey.server.ts'
import type { PasskeyRefusal } from './passkey.ts'
import { takePasskeyChallenge } from './passkey-challenge-store.server.ts'
import { answeredChallenge, parseSignature } from './passkey-response.server.ts'
import { findPasskey, recordPasskeyUse } from './passkey-store.server.ts'
import { verifySignature } from './verify-passkey.server.ts'

export type PasskeyProof =
  | { ok: true; accountId: number }
  /** An unknown passkey is named, so that the browser can stop offering it. */
  | { ok: false; reason: PasskeyRefusal; credentialId?: string }

/** Checks a signature by a passkey of this account, or of any if the id is null, and records the use. */
export async function provePasskey(
  db: Db,
  accountId: number | null,
  { sent, nonce, site }: SentPasskey,
  now: Date,
): Promise<PasskeyProof> {
  const response = parseSignature(sent)
  if (!response) return { ok: false, reason: 'invalid' }
  const challenge = answeredChallenge(response)
  const use = { nonce, purpose: accountId === null ? 'sign-in' : 'confirm', accountId } as const
  if (!(await takePasskeyChallenge(db, challenge, use, now))) return { ok: false, reason: 'expired' }
  const passkey = await findPasskey(db, response.id)
  if (!passkey || (accountId !== null && passkey.accountId !== accountId))
    return { ok: false, reason: 'unknown', credentialId: response.id }
  const { userHandle } = response.response
  const isNamed = userHandle ? userHandle === passkey.user : accountId !== null
  const verified = isNamed && (await verifySignature(response, passkey, { challenge, site }))
  if (!verified || !(await recordPasskeyUse(db, { ...verified, id: passkey.id }, now)))
    return { ok: false, reason: 'invalid' }
  return { ok: true, accountId: passkey.accountId }
}
