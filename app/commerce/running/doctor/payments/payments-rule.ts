import type { PaymentCheck } from '../../setup/setup.ts'
import type { Diagnosis, Finding } from '../finding.ts'

export interface PaymentFacts {
  isDemo: boolean
  isLocal: boolean
  takesTestPayments: boolean
  /** The provider that sends webhooks; null without one. */
  online: { isTestMode: boolean; check: PaymentCheck | null } | null
  /** ISO times of its last message, of the last one that wasn't signed by it, and of the last payment that was paid. */
  lastMessage: string | null
  lastRefused: string | null
  lastPaid: string | null
  /** Payments that should have ended by now. */
  pending: { count: number; since: string } | null
}

/** How long the message of a payment may take, in milliseconds. */
const maxMessageDelay = 10 * 60_000

/** Judges whether money arrives, and whether the shop hears of it. */
export function judgePayments(facts: PaymentFacts): Diagnosis {
  const { online, lastMessage, lastRefused, pending, isDemo } = facts
  const findings: Finding[] = []
  if (facts.takesTestPayments && !isDemo) findings.push({ code: 'test-payments' })
  if (online?.check === 'refused') findings.push({ code: 'provider-refused' })
  if (online?.check === 'unreachable') findings.push({ code: 'provider-unreachable' })
  if (online?.isTestMode && !isDemo && !facts.isLocal) findings.push({ code: 'stripe-test-key' })
  if (online && lastRefused !== null && lastRefused > (lastMessage ?? ''))
    findings.push({ code: 'messages-refused', since: lastRefused })
  else if (online && isMissing(facts)) findings.push({ code: 'messages-missing', since: facts.lastPaid! })
  if (pending) findings.push({ code: 'payments-pending', ...pending })
  return { findings, facts: lastMessage === null ? {} : { since: lastMessage } }
}

/** Whether the shop had to ask about its last payment, because no message came. */
function isMissing({ lastPaid, lastMessage }: PaymentFacts): boolean {
  if (lastPaid === null) return false
  return lastMessage === null || Date.parse(lastPaid) - Date.parse(lastMessage) > maxMessageDelay
}
