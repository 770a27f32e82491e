import type { DoctorCheck } from '../doctor-shop.server.ts'
import { type Finding, maxNames } from '../finding.ts'
import { scanStock } from './stock-scan.server.ts'

/** The ledger has a row for every movement with the stock after it. */
export const checkStock: DoctorCheck = async ({ db }, _now, closing) => {
  const { differences, gaps, held, isFinished } = await scanStock(db, closing)
  const findings: Finding[] = []
  if (differences.length > 0)
    findings.push({
      code: 'stock-differs',
      count: differences.length,
      names: differences
        .slice(0, maxNames)
        .map(({ sku, expected, actual }) => `${sku} ${actual} → ${expected}`),
    })
  if (gaps.length > 0)
    findings.push({
      code: 'ledger-gaps',
      count: gaps.length,
      since: gaps.map(({ at }) => at).sort()[0]!,
      names: [...new Set(gaps.map(({ sku }) => sku))].slice(0, maxNames),
    })
  if (held.length > 0)
    findings.push({
      code: 'stock-held',
      count: held.length,
      names: held.slice(0, maxNames).map(({ number }) => number),
    })
  if (!isFinished) findings.push({ code: 'check-unfinished' })
  return { findings, facts: {} }
}
