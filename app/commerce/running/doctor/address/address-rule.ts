import { day } from '../doctor-time.ts'
import type { Diagnosis, Finding, FindingCode } from '../finding.ts'

/** What came back from the public address. */
export type AddressAnswer =
  | { ok: true; status: number; location: string | null; body: string; at: Date; date: string | null }
  /** The code of Node's error, such as "ENOTFOUND". */
  | { ok: false; code: string }

export interface AddressFacts {
  url: string
  /** Undefined if nobody was asked. */
  answer: AddressAnswer | undefined
  /** The answer that only this shop gives. */
  proof: string
}

/** Where a process answers for its identity. */
export const identityPath = '/identity/'

/** How a proxy in front of the shop may differ from our clock, in milliseconds. */
const maxDifference = 60_000

const local = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/** Judges how the public address answered. A proof is followed by how the request was forwarded. */
export function judgeAddress({ url, answer, proof }: AddressFacts): Diagnosis {
  const { hostname, protocol } = new URL(url)
  const facts = { said: url }
  if (answer && !answer.ok) return { findings: [{ code: failureOf(answer.code), said: answer.code }], facts }
  const findings: Finding[] = []
  if (local.test(hostname)) findings.push({ code: 'only-here', said: url })
  else if (protocol !== 'https:') findings.push({ code: 'unencrypted', said: url })
  if (answer) findings.push(...judgeAnswer(answer, proof, protocol === 'https:'))
  return { findings, facts }
}

function judgeAnswer(
  { status, location, body, at, date }: Extract<AddressAnswer, { ok: true }>,
  proof: string,
  isHttps: boolean,
): Finding[] {
  if (status >= 300 && status < 400) return [{ code: 'redirected', said: location ?? '' }]
  const [proven, forwarding] = body.trim().split(' ')
  if (status !== 200 || proven !== proof) return [{ code: 'another-shop', said: String(status) }]
  const findings: Finding[] = []
  // HTTPS always ends at a proxy: the shop itself speaks HTTP.
  if (isHttps && forwarding !== 'forwarded') findings.push({ code: 'not-forwarded' })
  const theirs = date === null ? Number.NaN : Date.parse(date)
  const seconds = Math.round((at.getTime() - theirs) / 1000)
  if (Math.abs(seconds * 1000) > maxDifference && Math.abs(seconds * 1000) < 3650 * day)
    findings.push({ code: 'clock-differs', seconds, said: 'the public address' })
  return findings
}

function failureOf(code: string): FindingCode {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name-not-found'
  if (code === 'ECONNREFUSED') return 'connection-refused'
  return /CERT|SSL|TLS|SIGNED|ALTNAME/.test(code) ? 'bad-certificate' : 'no-answer'
}
