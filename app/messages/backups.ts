import type { BackupResult } from '#commerce/running/backups/make-backup.server.ts'
import type { RestoreRefusal } from '#commerce/running/backups/restore-backup.server.ts'
import { formatNumber } from './format.ts'
import { formatBytes } from './format-bytes.ts'
import { pluralEn } from './plural.ts'

/** The sentence for each reason. */
type Sentences<Refusal extends { reason: string }, Where> = {
  [Reason in Refusal['reason']]: (refused: Extract<Refusal, { reason: Reason }> & Where) => string
}

type BackupRefusal = Exclude<BackupResult, { ok: true }>

/** Backups on the command line and in the office: for staff, so in English only. */
export const backupMessages = {
  summaries: {
    backup: 'backs up the shop into a new folder in DIR, while it is open',
    restore: 'restores a backup into an empty data folder and database',
  },
  enterBackup: 'Enter the folder of a backup, for example: restore data/backups/2026-11-24T03-00-00.000Z',
  made: ({ folder, ...counts }: { folder: string } & Counts) =>
    `Backed up ${contents(counts)} into ${folder}. It holds the secret key: keep it where only you can read it.`,
  restored: ({ dataDir, at, ...counts }: { dataDir: string; at: string } & Counts) =>
    `Restored ${contents(counts)} of ${at} into ${dataDir}. Start the shop with npm start.`,
  refusals: {
    'no-shop': () => 'There is no shop to back up: its database or its secret key is missing or another one.',
    'damaged-database': () =>
      'The database is damaged, so this backup was thrown away. Keep the last one, and check the disk.',
    'missing-program': () => missingProgram('pg_dump'),
    'failed-program': ({ message }) => `pg_dump failed: ${lastLine(message)}`,
    'low-disk': ({ needed, free }) =>
      `The disk of the backups has ${formatBytes(free)} free, and a backup needs ${formatBytes(needed)}. Free some space, keep fewer backups, or use another disk (TOTE_BACKUP_DIR).`,
    disk: ({ code }) =>
      `A file can’t be read or written (${code}). Check the folder of the backups and its disk.`,
  } satisfies Sentences<BackupRefusal, object>,
  restoreRefusals: {
    'no-backup': ({ backup }) =>
      `${backup} isn’t a complete backup: its manifest is missing or damaged. Nothing was restored.`,
    'other-version': () =>
      'The backup was made by a newer version of Tote, or by one before 1.0.0. Restore it with that version. Nothing was restored.',
    'other-database': ({ database }) =>
      `The backup is of a shop on ${database}: ${database === 'SQLite' ? 'unset DATABASE_URL' : 'set DATABASE_URL to an empty database'}. Nothing was restored.`,
    'data-folder-not-empty': ({ dataDir }) =>
      `The data folder ${dataDir} already holds a shop. Restore into another one: set TOTE_DATA_DIR. Nothing was changed.`,
    'database-not-empty': () =>
      'The database already holds tables. Create an empty one and set DATABASE_URL. Nothing was changed.',
    damaged: ({ file }) => `The backup is damaged: ${file} is missing or changed. Restore another one.`,
    'low-disk': ({ needed, free }) =>
      `The disk of the data folder has ${formatBytes(free)} free, and the backup needs ${formatBytes(needed)}. Nothing was restored.`,
    disk: ({ code }) => `A file can’t be read or written (${code}). Check both folders and run this again.`,
    'missing-program': () => missingProgram('pg_restore'),
    'failed-program': ({ message }) => `pg_restore failed, and restored nothing: ${lastLine(message)}`,
  } satisfies Sentences<RestoreRefusal, { backup: string; dataDir: string }>,
}

interface Counts {
  orders: number
  products: number
}

function contents({ orders, products }: Counts): string {
  const orderCount = pluralEn(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })
  const productCount = pluralEn(products, { one: '1 product', other: `${formatNumber(products)} products` })
  return `${orderCount} and ${productCount}`
}

function missingProgram(program: string): string {
  return `${program} isn’t installed. Install PostgreSQL’s client programs, of the server’s version or newer.`
}

function lastLine(message: string): string {
  return message.split('\n').findLast(line => line.trim() !== '') ?? ''
}
