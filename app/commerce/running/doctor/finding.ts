/** The checks, in the order of the page. */
export const checkNames = [
  ...(['address', 'email', 'outbox', 'payments', 'stock', 'jobs'] as const),
  ...(['pictures', 'makers', 'disk', 'backups', 'database', 'version', 'clock', 'access'] as const),
] as const

export type CheckName = (typeof checkNames)[number]

/** They take seconds, so they run once a day and when somebody asks. */
export const slowChecks = [
  'address',
  'stock',
  'pictures',
  'makers',
  'database',
] as const satisfies CheckName[]

export type Health = 'well' | 'warning' | 'ill'

/** Everything that can be found, and how bad it is. */
export const healthOf = {
  'check-failed': 'ill',
  'only-here': 'warning',
  unencrypted: 'ill',
  'name-not-found': 'ill',
  'connection-refused': 'ill',
  'bad-certificate': 'ill',
  'no-answer': 'ill',
  redirected: 'ill',
  'another-shop': 'ill',
  'not-forwarded': 'warning',
  'no-mail-server-yet': 'warning',
  'no-mail-server': 'ill',
  'email-untried': 'warning',
  'email-sending': 'warning',
  'email-refused': 'ill',
  'emails-overdue': 'ill',
  'emails-retrying': 'warning',
  'emails-failed': 'ill',
  'emails-unknown-address': 'warning',
  'test-payments': 'ill',
  'stripe-test-key': 'warning',
  'provider-refused': 'ill',
  'provider-unreachable': 'ill',
  'messages-refused': 'ill',
  'messages-missing': 'ill',
  'payments-pending': 'ill',
  'stock-differs': 'ill',
  'ledger-gaps': 'ill',
  'stock-held': 'ill',
  'jobs-failing': 'ill',
  'jobs-overdue': 'ill',
  'pictures-missing': 'ill',
  'pictures-lost': 'ill',
  'files-lost': 'ill',
  'products-without-picture': 'warning',
  'alt-texts-missing': 'warning',
  'responsible-missing': 'warning',
  'disk-full': 'ill',
  'disk-low': 'warning',
  'log-large': 'warning',
  'backup-missing-yet': 'warning',
  'backup-missing': 'ill',
  'backup-old': 'ill',
  'backup-failed': 'ill',
  'backup-running': 'warning',
  'database-damaged': 'ill',
  'index-damaged': 'ill',
  'rows-orphaned': 'ill',
  'check-unfinished': 'warning',
  'postgres-ended': 'ill',
  'connections-scarce': 'warning',
  'data-newer': 'ill',
  'data-older': 'ill',
  'node-ended': 'ill',
  'node-ending': 'warning',
  'clock-behind': 'ill',
  'clock-differs': 'ill',
  'clock-set-back': 'warning',
  'time-zone-unknown': 'ill',
  'owner-unsecured': 'ill',
  'owner-alone': 'warning',
} as const satisfies Record<string, Exclude<Health, 'well'>>

export type FindingCode = keyof typeof healthOf

/** Figures and names without personal data. */
export interface Evidence {
  count?: number
  /** Out of so many. */
  all?: number
  /** ISO 8601. */
  since?: string
  bytes?: number
  seconds?: number
  /** What another program answered. */
  said?: string
  /** SKUs, orders, jobs, products: the first few. */
  names?: readonly string[]
  /** The first product of them. */
  product?: number
}

export interface Finding extends Evidence {
  code: FindingCode
}

/** The outcome of a check. */
export interface Diagnosis {
  /** What is wrong; empty if all is well. */
  findings: readonly Finding[]
  /** The figures of what is well. */
  facts: Evidence
}

export interface CheckReport extends Diagnosis {
  check: CheckName
  /** When it ran, ISO 8601; null if it never did. */
  at: string | null
}

/** How many names a finding lists. */
export const maxNames = 10

const severity: readonly Health[] = ['well', 'warning', 'ill']

export function healthOfReport({ findings }: Pick<CheckReport, 'findings'>): Health {
  const worst = Math.max(0, ...findings.map(({ code }) => severity.indexOf(healthOf[code])))
  return severity[worst]!
}

export function countIll(reports: readonly CheckReport[]): number {
  return reports.filter(report => healthOfReport(report) === 'ill').length
}

export function isSlow(check: CheckName): boolean {
  return (slowChecks as readonly CheckName[]).includes(check)
}
