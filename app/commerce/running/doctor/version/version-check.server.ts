import { appliedMigrations } from '#db/migrations/migrate.server.ts'
import { migrationNames } from '#db/migrations/migrations.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { judgeVersion } from './version-rule.ts'

export const checkVersion: DoctorCheck = async ({ db }, now) => {
  const applied = await appliedMigrations(db)
  const missing = migrationNames.filter(name => !applied.includes(name))
  const unknown = applied.filter(name => !migrationNames.includes(name))
  return judgeVersion({ node: process.versions.node, missing, unknown }, now)
}
