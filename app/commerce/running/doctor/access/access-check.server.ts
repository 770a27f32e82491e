import type { DoctorCheck } from '../doctor-shop.server.ts'
import { readOwners } from './access-check-store.server.ts'
import { judgeAccess } from './access-rule.ts'

export const checkAccess: DoctorCheck = async ({ db, isLocal }) => judgeAccess(await readOwners(db), isLocal)
