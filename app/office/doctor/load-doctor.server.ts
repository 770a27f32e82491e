import type { Doctor } from '#commerce/running/doctor/doctor.server.ts'
import {
  type CheckReport,
  type Finding,
  type FindingCode,
  healthOf,
  healthOfReport,
} from '#commerce/running/doctor/finding.ts'
import { fixOf } from '#commerce/running/doctor/fix.ts'
import { doctorMessages as texts } from '#messages/office/doctor.ts'
import { showEvidence, showFinding } from '#messages/office/show-evidence.server.ts'
import { formatShopDate, formatShopMinute, formatShopTime, toShopDay } from '#messages/shop-time.server.ts'

export type FindingView = ReturnType<typeof findingView>

const onItsWay: readonly FindingCode[] = ['email-sending', 'backup-running']

/** The page in sentences: the ill first, then warnings, then what is well. */
export async function loadDoctor(doctor: Doctor, email: string, now: Date) {
  const reports = await doctor.read(now)
  const findings = reports.flatMap(report => report.findings.map(one => findingView(report, one, email)))
  const ofHealth = (health: 'ill' | 'warning') => findings.filter(one => one.health === health)
  const ranAt = reports.map(({ at }) => at).filter(at => at !== null)
  return {
    ill: ofHealth('ill'),
    warnings: ofHealth('warning'),
    well: reports.flatMap(report => wellView(report, now)),
    /** The names of slow checks that never ran. */
    unchecked: reports.filter(({ at }) => at === null).map(({ check }) => texts.checks[check]),
    checkedAt: formatShopMinute(ranAt.sort()[0] ?? now.toISOString()),
    /** Whether something is on its way. */
    isChecking: doctor.isChecking || findings.some(({ code }) => onItsWay.includes(code)),
  }
}

function findingView({ check, at }: CheckReport, finding: Finding, email: string) {
  const fix = fixOf[finding.code]
  const shown = showFinding(finding)
  const action = fix === 'send-email' && email !== '' ? texts.sendTo(email) : shown.action
  return {
    ...shown,
    ...{ code: finding.code, health: healthOf[finding.code], title: texts.checks[check], action },
    fixName: fix === 'send-email' && email === '' ? undefined : fix,
    link: findingLink(finding),
    at: at === null ? '' : texts.checkedAt(formatShopMinute(at)),
  }
}

function wellView(report: CheckReport, now: Date) {
  const { check, at, facts } = report
  if (at === null || healthOfReport(report) !== 'well') return []
  const text = texts.works[check](showEvidence(facts))
  return [{ check, title: texts.checks[check], text, at: shortTime(at, now) }]
}

/** The time of today, or another date. */
function shortTime(at: string, now: Date): string {
  return toShopDay(at) === toShopDay(now.toISOString()) ? formatShopTime(at) : formatShopDate(at)
}

/** The pages where people mend what the shop can't. */
const links: { readonly [code in FindingCode]?: string } = {
  'test-payments': '/office/settings/payments',
  'products-without-picture': '/office/products?state=published&missing=picture',
  'alt-texts-missing': '/office/products?missing=alt-text',
  'time-zone-unknown': '/office/settings/shop',
  'owner-unsecured': '/office/settings/account',
  'owner-alone': '/office/settings/account',
}

function findingLink({ code, product }: Finding): string | undefined {
  if (code === 'pictures-lost' || code === 'files-lost' || code === 'responsible-missing')
    return product === undefined ? undefined : `/office/products/${product}`
  return links[code]
}
