import { ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { makeBackup } from './make-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

// Backs up or restores in a process of its own, and kills itself before this step: a change of files, or data from or for another
// program. Otherwise it sends the answer and its steps.
const [verb, folder, dataDir, databaseUrl, killedBefore] = process.argv.slice(2)
const address: DatabaseAddress = { dataDir: dataDir!, databaseUrl: databaseUrl || undefined }

const steps: string[] = []

/** Data is a step for this many bytes each: it comes in more or fewer chunks when the machine is busy. */
const bytesPerStep = 8 * 1024
const bytesWritten = new WeakMap<object, number>()

/** How many steps begin with this chunk of data. */
function stepsIn(chunk: Buffer, to: object): number {
  const before = bytesWritten.get(to) ?? 0
  const after = before + chunk.length
  bytesWritten.set(to, after)
  return Math.ceil(after / bytesPerStep) - Math.ceil(before / bytesPerStep)
}

function step(name: string): void {
  const earlier = steps.filter(step => step === name).length
  if (`${name} ${earlier}` === killedBefore) process.kill(process.pid, 'SIGKILL')
  steps.push(name)
}

/** Makes each call of these methods a step, or as many as its data is. */
function watch(owner: object, names: readonly string[], afterwards?: (owner: object) => void): void {
  const methods = owner as Record<string, (...values: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]!
    methods[name] = function (this: object, ...values) {
      const [chunk] = values
      const count = Buffer.isBuffer(chunk) ? stepsIn(chunk, this) : 1
      for (let at = 0; at < count; at++) step(name)
      const result = method.apply(this, values)
      afterwards?.(this)
      return result
    }
  }
}

const file = await fs.open(import.meta.filename)
watch(Object.getPrototypeOf(file), ['chmod', 'datasync', 'sync', 'writeFile'])
await file.close()
watch(fs, ['copyFile', 'link', 'mkdir', 'open', 'rename', 'rm', 'writeFile'])
watch(ChildProcess.prototype, ['spawn'], child => {
  const { stdin } = child as ChildProcess
  if (stdin) watch(stdin, ['write', 'end'])
})
syncBuiltinESMExports()

const result =
  verb === 'backup'
    ? await makeBackup(address, new BackupFolder(folder!))
    : await restoreBackup(folder!, address)
process.send!({ answer: result.ok ? 'done' : result.reason, steps })
process.disconnect()
