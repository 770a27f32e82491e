import { errorForLog } from '../error-for-log.ts'

/** What became of a letter at the mail server. `words` name no address. */
export type Sent = { ok: true } | { ok: false; forGood: boolean; words: string }

/**
 * What an error of the mail server means. A refusal of this recipient or this letter with 5xx is for good (RFC 5321, 4.2.1),
 * but not a full mailbox (552 to RCPT is a 452 of old, 4.5.3.1.10). A refused password or sender is for the merchant to mend,
 * and an address that no server could be told is hopeless.
 */
export function readFailure(error: unknown): Sent {
  const {
    responseCode = 0,
    command = '',
    code = '',
  } = error as {
    responseCode?: number
    command?: string
    code?: string
  }
  const ofThisLetter = command === 'RCPT TO' || command === 'DATA'
  const fullMailbox = command === 'RCPT TO' && responseCode === 552
  const refused = ofThisLetter && responseCode >= 500 && !fullMailbox
  const cannotBeAddressed = code === 'EENVELOPE' && responseCode === 0
  const words = errorForLog(error instanceof Error ? error.message : error)
  return { ok: false, forGood: refused || cannotBeAddressed, words: words.slice(0, 500) }
}
