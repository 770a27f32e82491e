import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'

/** What the shop makes in its data folder. */
const ownName =
  /^(tote\.sqlite(-wal|-shm|-journal)?|secret-key|\.secret-key-[0-9a-f]+|\.trial-\d+|pictures|invoices)$/

/**
 * Makes what this process writes from now on readable by its user alone, and what the shop wrote in its data folder before. Files
 * of others are left as they are, and so is a data folder that holds any.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077)
  const names = readdirSync(dataDir)
  const own = names.filter(name => ownName.test(name))
  for (const name of own) closeToOthers(path.join(dataDir, name))
  if (own.length === names.length) closeToOthers(dataDir)
}

/** Changes neither links, which may lead to what others need, nor what belongs to another user. */
function closeToOthers(place: string): void {
  const entry = lstatSync(place, { throwIfNoEntry: false })
  // Nobody else gets into a folder that is closed already, so what is in it needs no look at each start.
  if (!entry || !(entry.isFile() || entry.isDirectory()) || !isOpen(entry)) return
  if (entry.uid !== process.getuid?.()) return
  if (entry.isDirectory()) for (const name of readdirSync(place)) closeToOthers(path.join(place, name))
  chmodSync(place, entry.isDirectory() ? 0o700 : 0o600)
}

function isOpen({ mode }: Stats): boolean {
  return (mode & 0o077) !== 0
}
