/** What a backup says about itself. */
export interface BackupManifest {
  format: typeof manifestFormat
  /** The moment whose state the backup holds, in ISO 8601. */
  createdAt: string
  database: 'SQLite' | 'PostgreSQL'
  /** The last migration of its database: an older version of Tote can't open it. */
  migration: string
  products: number
  orders: number
  files: BackedUpFile[]
}

export interface BackedUpFile {
  /** Inside the backup, with slashes. */
  path: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** A backup in a folder of backups. */
export interface Backup {
  /** The name of its own folder. */
  name: string
  at: Date
  /** Without a valid manifest it was changed by hand or by a failing disk, and can't be restored. */
  isComplete: boolean
  /** Of all files together. Files that several backups share count for each. */
  bytes: number
  products: number
  orders: number
}

/** Where a shop is, and where a copy of it goes. */
export interface ShopCopy {
  dataDir: string
  databaseUrl: string | undefined
  /** New and empty. */
  folder: string
  /** The folder of the newest backup, with which the copy shares files that haven't changed. */
  previous: string | undefined
}

export const manifestFormat = 1

export const manifestName = 'manifest.json'
export const sqliteName = 'tote.sqlite'
export const dumpName = 'database.dump'
export const secretKeyName = 'secret-key'

/** Folders of the data folder with files that nothing can make again. Resized pictures aren't among them. */
export const backedUpFolders = [
  'pictures/masters',
  'pictures/downloads',
  'review-pictures/masters',
  'invoices',
]

/** Everything that may be in a backup. Anything else in a data folder is temporary, or somebody else's. */
const filePattern =
  /^(tote\.sqlite|database\.dump|secret-key|(review-)?pictures\/masters\/[0-9a-f]{24}|pictures\/downloads\/[0-9a-f]{24}\.pdf|invoices\/[\w-]+\.pdf)$/

export function isBackedUp(path: string): boolean {
  return filePattern.test(path)
}

/** Such as "2026-11-24T02-00-05.123Z": sorts by time, and is a file name everywhere. */
export function backupName(at: Date): string {
  return at.toISOString().replaceAll(':', '-')
}

/** When the backup of this name was made; undefined for other names. */
export function backupTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z$/.exec(name) ?? []
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The newest backup that can be restored. */
export function newestComplete(backups: readonly Backup[]): Backup | undefined {
  return backups
    .filter(({ isComplete }) => isComplete)
    .reduce<Backup | undefined>((newest, one) => (newest && newest.at >= one.at ? newest : one), undefined)
}
