import type { FindingCode } from './finding.ts'

/** What a button mends. */
export const fixNames = [
  ...([
    'send-email',
    'send-failed',
    'send-unknown',
    'send-waiting',
    'send-overdue',
    'ask-provider',
    'ask-payments',
  ] as const),
  ...(['correct-stock', 'settle-gaps', 'release-stock', 'run-jobs'] as const),
  ...(['restore-pictures', 'empty-log', 'back-up', 'rebuild-indexes'] as const),
] as const

export type FixName = (typeof fixNames)[number]

/** The findings that the shop mends by itself once somebody says so. */
export const fixOf: { readonly [code in FindingCode]?: FixName } = {
  'email-untried': 'send-email',
  'email-refused': 'send-email',
  'emails-overdue': 'send-overdue',
  'emails-retrying': 'send-waiting',
  'emails-failed': 'send-failed',
  'emails-unknown-address': 'send-unknown',
  'provider-refused': 'ask-provider',
  'provider-unreachable': 'ask-provider',
  'payments-pending': 'ask-payments',
  'stock-differs': 'correct-stock',
  'ledger-gaps': 'settle-gaps',
  'stock-held': 'release-stock',
  'jobs-failing': 'run-jobs',
  'jobs-overdue': 'run-jobs',
  'pictures-missing': 'restore-pictures',
  'log-large': 'empty-log',
  'backup-missing-yet': 'back-up',
  'backup-missing': 'back-up',
  'backup-old': 'back-up',
  'backup-failed': 'back-up',
  'index-damaged': 'rebuild-indexes',
}
