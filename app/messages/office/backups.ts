import type { BackupFailure } from '#commerce/running/backups/backup-state-store.server.ts'
import { backupMessages } from '../backups.ts'
import { formatNumber } from '../format.ts'
import { formatBytes } from '../format-bytes.ts'
import { inLanguage } from '../in-language.ts'
import { pluralEn } from '../plural.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const officeBackupMessages = inLanguage({
  now: 'Back up now',
  running: 'A backup is being made. The shop stays open.',
  started: 'The backup starts in a few seconds.',
  listTitle: 'Backups',
  folder: (path: string) => `In ${path}`,
  none: 'No backups yet. The shop makes its first one within an hour of opening, unless daily backups are off.',
  noneWithoutDaily: 'No backups yet, and daily backups are off.',
  facts: ({ bytes, orders, products }: { bytes: number; orders: number; products: number }) => {
    const orderCount = pluralEn(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })
    const productCount = pluralEn(products, { one: '1 product', other: `${formatNumber(products)} products` })
    return `${formatBytes(bytes)}: ${orderCount}, ${productCount}`
  },
  complete: 'Complete, every file checked',
  damaged: 'Damaged: can’t be restored',
  /** The age of the newest one, beside the title. */
  last: (ms: number) => `The last one was made ${formatAge(ms)}.`,
  failed: ({ refusal }: BackupFailure, at: string) => `The backup of ${at} failed. ${failureText(refusal)}`,
  restoreTitle: 'Restore a backup',
  restoreSteps:
    'On the machine where the shop runs, choose a new folder, and on PostgreSQL an empty database. The command checks every file first, and changes nothing in this shop:',
  restoreMore:
    'Then start the shop on that folder. Backups on the same disk are lost with it: copy them to another machine. They hold the secret key and your customers’ data.',
  dailyTitle: 'Daily backup',
  says: 'Applies from the next backup on.',
})

/** "5 hours ago". */
function formatAge(ms: number): string {
  if (ms < minute) return 'just now'
  if (ms < hour) return ago(ms / minute, 'minute')
  if (ms < 2 * day) return ago(ms / hour, 'hour')
  return ago(ms / day, 'day')
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count)
  return pluralEn(whole, { one: `1 ${unit} ago`, other: `${formatNumber(whole)} ${unit}s ago` })
}

function failureText(refusal: BackupFailure['refusal']): string {
  if (refusal.reason === 'unexpected') return 'The shop’s log says why.'
  return (backupMessages.refusals[refusal.reason] as (refused: object) => string)(refusal)
}
