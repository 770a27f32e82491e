import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { type DatabaseKind, demoCopy } from '#test/databases.ts'
import { PictureFiles } from '../../catalog/pictures/picture-files.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { BackupFolder } from '../backups/backup-folder.server.ts'
import { Doctor } from './doctor.server.ts'
import type { DoctorShop } from './doctor-shop.server.ts'
import type { CheckName } from './finding.ts'
import type { FixName } from './fix.ts'
import { applyFix } from './fixes.server.ts'

/** A copy of the demo shop and its doctor, who sees these parts in place of its own. */
export async function doctorShop(kind: DatabaseKind, parts: Partial<DoctorShop> = {}) {
  const { dataDir, databaseUrl } = await demoCopy(kind)
  const db = openDatabase({ dataDir, databaseUrl })
  onTestFinished(() => db.destroy())
  const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
  const backups = new BackupFolder(path.join(dataDir, 'backups'))
  const own = {
    db,
    dataDir,
    pictures,
    backups,
    providers: new Map(),
    jobs: [],
    isLocal: false,
    sendsEmails: true,
  }
  return {
    ...examine({ ...own, publicUrl: 'http://localhost:3000', ...parts }),
    db,
    dataDir,
    databaseUrl,
    pictures,
    backups,
  }
}

/** What the doctor finds in a shop, and mends. */
export function examine(shop: DoctorShop) {
  const doctor = new Doctor(shop)
  const look = async (check: CheckName, now = new Date()) => (await doctor.checkAgain(check, now)).findings
  return {
    doctor,
    look,
    codes: async (check: CheckName, now?: Date) => (await look(check, now)).map(({ code }) => code),
    fix: (name: FixName, now = new Date()) =>
      applyFix(doctor, name, { actor: namedStaff('Grace'), reason: '', email: 'grace@shop.example', now }),
  }
}
