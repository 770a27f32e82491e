import { pathForLog } from '../logging/path-for-log.ts'

/** A blocked resource for the log: no tokens, no queries, nothing about the visitor. */
export interface ViolationReport {
  directive: string
  /** An origin or a keyword such as `inline` or `eval`. */
  blocked: string
  /** The path of the page without tokens. */
  page: string
}

/** Browsers batch reports; this many are enough. */
const maxReports = 5

/** Reads the policy violations in a body, in the format of `report-uri` or of the Reporting API. */
export function readViolationReports(sent: string): ViolationReport[] {
  const parsed = parse(sent)
  const reports = Array.isArray(parsed) ? parsed.slice(0, maxReports) : [parsed]
  return reports.flatMap(report => {
    const body = field(report, 'csp-report') ?? field(report, 'body')
    const directive = text(body, 'effectiveDirective', 'effective-directive', 'violated-directive')
    const page = text(body, 'documentURL', 'document-uri')
    if (!/^[a-z-]{1,40}$/.test(directive) || !URL.canParse(page)) return []
    const blocked = blockedSource(text(body, 'blockedURL', 'blocked-uri'))
    return [{ directive, blocked, page: pathForLog(new URL(page).pathname).slice(0, 200) }]
  })
}

/** Only the origin of an address: the rest may hold anything. */
function blockedSource(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** The first of these fields that is text; empty if none is. */
function text(value: unknown, ...names: string[]): string {
  const found = names.map(name => field(value, name)).find(found => typeof found === 'string')
  return (found as string | undefined) ?? ''
}
