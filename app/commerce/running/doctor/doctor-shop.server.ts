import type { Db } from '#db/schema/schema.ts'
import type { PictureFiles } from '../../catalog/pictures/picture-files.server.ts'
import type { PaymentProviders } from '../../payments/payment-provider.ts'
import type { BackupFolder } from '../backups/backup-folder.server.ts'
import type { Job } from '../jobs/job.ts'
import type { Diagnosis } from './finding.ts'

/** The parts of a shop that the doctor looks at. */
export interface DoctorShop {
  db: Db
  dataDir: string
  /** The address that shoppers use, without a slash at the end. */
  publicUrl: string
  /** Whether only this computer reaches it. */
  isLocal: boolean
  sendsEmails: boolean
  providers: PaymentProviders
  pictures: PictureFiles
  backups: BackupFolder
  jobs: readonly Job[]
}

/** `closing` ends a slow check early. */
export type DoctorCheck = (shop: DoctorShop, now: Date, closing: AbortSignal) => Promise<Diagnosis>
