import type { Evidence, Finding, FindingCode } from '#commerce/running/doctor/finding.ts'
import { formatNumber } from '../format.ts'
import { formatShopMinute } from '../shop-time.server.ts'
import { doctorMessages as texts } from './doctor.ts'
import type { FindingTexts, ShownEvidence } from './doctor-evidence.ts'
import { insideFindings } from './doctor-inside.ts'
import { outsideFindings } from './doctor-outside.ts'

/** The doctor's words for everything it can find. */
const findingTexts: Record<FindingCode, FindingTexts> = { ...outsideFindings, ...insideFindings }

/** Evidence as people read it, in the shop's time zone. */
export function showEvidence(evidence: Evidence): ShownEvidence {
  const { count = 0, all = 0, since = '', bytes = 0, seconds = 0, said = '', names = [] } = evidence
  const more = count > names.length && names.length > 1 ? ' …' : ''
  return {
    ...{ count: formatNumber(count), isOne: count === 1, all: formatNumber(all), said },
    since: since === '' ? '' : formatShopMinute(since),
    ...{ size: texts.size(bytes), duration: texts.duration(Math.abs(seconds)), isAhead: seconds > 0 },
    names: [...new Set(names)].join(', ') + more,
  }
}

export interface ShownFinding {
  hurts: string
  evidence: string
  fix: string
  /** Empty without a button or link. */
  action: string
}

/** A finding in sentences. */
export function showFinding(finding: Finding): ShownFinding {
  const { hurts, evidence, fix, action = '' } = findingTexts[finding.code]
  const shown = showEvidence(finding)
  const text = (one: string | ((evidence: ShownEvidence) => string)) =>
    typeof one === 'string' ? one : one(shown)
  return { hurts: text(hurts), evidence: evidence?.(shown) ?? '', fix, action: text(action) }
}
