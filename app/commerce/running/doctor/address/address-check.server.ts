import { newToken } from '#commerce/values/random-token.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { type AddressAnswer, identityPath, judgeAddress } from './address-rule.ts'
import { proveIdentity } from './identity.server.ts'

/** In milliseconds. */
const timeout = 8000

/** Asks the public address for a proof that it leads to this shop. */
export const checkAddress: DoctorCheck = async ({ db, publicUrl }, _now, closing) => {
  const nonce = newToken()
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), closing])
  const answer = await ask(`${publicUrl}${identityPath}${nonce}`, signal)
  return judgeAddress({ url: publicUrl, answer, proof: proveIdentity(db, nonce) })
}

async function ask(url: string, signal: AbortSignal): Promise<AddressAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal })
    const { status, headers } = response
    const body = (await response.text()).slice(0, 200)
    const [location, date] = [headers.get('location'), headers.get('date')]
    return { ok: true, status, location, body, at: new Date(), date }
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return { ok: false, code: cause?.code ?? name }
  }
}
