import { errorForLog } from '#commerce/values/error-for-log.ts'

/** `error` contains no addresses. */
export type SendResult = { ok: true } | { ok: false; isPermanent: boolean; error: string }

/**
 * A 5xx for the recipient or the message is permanent (RFC 5321, 4.2.1), except a full mailbox (552 to RCPT, 4.5.3.1.10), and so
 * is an address no server accepts. A refused password or sender isn't: the merchant can fix it.
 */
export function readSmtpFailure(error: unknown): SendResult {
  const {
    responseCode = 0,
    command = '',
    code = '',
  } = error as {
    responseCode?: number
    command?: string
    code?: string
  }
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA'
  const isFullMailbox = command === 'RCPT TO' && responseCode === 552
  const isRefused = isAboutEmail && responseCode >= 500 && !isFullMailbox
  const isInvalidAddress = code === 'EENVELOPE' && responseCode === 0
  const message = errorForLog(error instanceof Error ? error.message : error)
  return { ok: false, isPermanent: isRefused || isInvalidAddress, error: message.slice(0, 500) }
}
