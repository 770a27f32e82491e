import type { FindingCode } from '#commerce/running/doctor/finding.ts'
import type { FindingTexts } from './doctor-evidence.ts'
import { insideFindings } from './doctor-inside.ts'
import { outsideFindings } from './doctor-outside.ts'

/** What the doctor says about everything it can find. */
export const findingTexts: Record<FindingCode, FindingTexts> = { ...outsideFindings, ...insideFindings }
