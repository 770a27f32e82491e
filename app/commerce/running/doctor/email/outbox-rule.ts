import type { Diagnosis, Finding } from '../finding.ts'

/** An email that wasn't sent, and the answer of the mail server. */
export interface UnsentEmail {
  id: number
  at: string
  error: string
}

export interface OutboxFacts {
  sendsEmails: boolean
  /** Due for longer than any job needs; nobody has tried. */
  overdue: { count: number; since: string } | null
  /** Refused so far, and tried again. */
  retrying: readonly UnsentEmail[]
  /** Given up in the last days. */
  failed: readonly UnsentEmail[]
  lastSentAt: string | null
}

/** RFC 3463: X.1.1 is a mailbox that doesn't exist. */
const unknownMailbox =
  /\b5\.1\.1\b|user unknown|unknown user|no such (user|mailbox|recipient)|does not exist|mailbox (unavailable|not found)/i

export function isToUnknownMailbox({ error }: UnsentEmail): boolean {
  return unknownMailbox.test(error)
}

/** Judges the outbox. Without a mail server nothing leaves it, which another check says. */
export function judgeOutbox({ sendsEmails, overdue, retrying, failed, lastSentAt }: OutboxFacts): Diagnosis {
  const findings: Finding[] = []
  if (overdue && sendsEmails) findings.push({ code: 'emails-overdue', ...overdue })
  const toStrangers = failed.filter(isToUnknownMailbox)
  const refused = failed.filter(email => !isToUnknownMailbox(email))
  if (refused.length > 0) findings.push({ code: 'emails-failed', ...summaryOf(refused) })
  if (toStrangers.length > 0) findings.push({ code: 'emails-unknown-address', ...summaryOf(toStrangers) })
  if (retrying.length > 0) findings.push({ code: 'emails-retrying', ...summaryOf(retrying) })
  return { findings, facts: lastSentAt === null ? {} : { since: lastSentAt } }
}

/** The most frequent answer, and since when. */
function summaryOf(emails: readonly UnsentEmail[]) {
  const byError = [...Map.groupBy(emails, ({ error }) => error)].sort((a, b) => b[1].length - a[1].length)
  const since = emails.map(({ at }) => at).sort()[0]!
  return { count: emails.length, since, said: byError[0]![0] }
}
