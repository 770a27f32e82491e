import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'

/** The shop's own files in its data folder. */
const ownName =
  /^(tote\.sqlite(-wal|-shm|-journal)?|secret-key|\.secret-key-[0-9a-f]+|\.trial-\d+|pictures|review-pictures|invoices|uploads|backups|\.restor(ing|ed))$/

/** Restricts the shop's files, old and new, to its user. Leaves other files alone, and a data folder that contains any. */
export function restrictFileAccess(dataDir: string): void {
  process.umask(0o077)
  const names = readdirSync(dataDir)
  const own = names.filter(name => ownName.test(name))
  for (const name of own) restrictAccess(path.join(dataDir, name))
  if (own.length === names.length) restrictAccess(dataDir)
}

/** Leaves links and files of other users alone. */
function restrictAccess(target: string): void {
  const entry = lstatSync(target, { throwIfNoEntry: false })
  // Nobody else can look into a closed folder.
  if (!entry || !(entry.isFile() || entry.isDirectory()) || !isOpen(entry)) return
  if (entry.uid !== process.getuid?.()) return
  if (entry.isDirectory()) for (const name of readdirSync(target)) restrictAccess(path.join(target, name))
  chmodSync(target, entry.isDirectory() ? 0o700 : 0o600)
}

function isOpen({ mode }: Stats): boolean {
  return (mode & 0o077) !== 0
}
