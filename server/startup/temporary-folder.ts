import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates a temporary folder for this process, and removes folders of the same name that this user's killed processes left
 * behind.
 */
export async function createTemporaryFolder(name: string, parent = tmpdir()): Promise<string> {
  const leftovers = (await readdir(parent)).filter(entry => pidOf(entry, name) !== undefined)
  await Promise.all(leftovers.map(entry => removeIfAbandoned(path.join(parent, entry), pidOf(entry, name)!)))
  return mkdtemp(path.join(parent, `${name}-${process.pid}-`))
}

/** The id of the process that created this folder. */
function pidOf(entry: string, name: string): number | undefined {
  const pid = entry.startsWith(`${name}-`)
    ? /^(\d{1,10})-\w{6}$/.exec(entry.slice(name.length + 1))?.[1]
    : undefined
  return pid === undefined ? undefined : Number(pid)
}

async function removeIfAbandoned(folder: string, pid: number): Promise<void> {
  const found = await lstat(folder).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return
  // In a container a process may reuse the id of the one before.
  const startedAt = Date.now() - process.uptime() * 1000
  const isLeft = pid === process.pid ? found.mtimeMs < startedAt : !isAlive(pid)
  if (isLeft) await rm(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
