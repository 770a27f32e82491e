import type { DatabaseAddress } from '../../db/connection/connection.server.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { makeBackup } from './make-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

// Backs up or restores in a process of its own, which tests kill. It begins when told, so that starting takes no part of the time.
const [verb, folder, dataDir, databaseUrl] = process.argv.slice(2)
const address: DatabaseAddress = { dataDir: dataDir!, databaseUrl: databaseUrl || undefined }

process.once('message', async () => {
  const result =
    verb === 'backup'
      ? await makeBackup(address, new BackupFolder(folder!))
      : await restoreBackup(folder!, address)
  process.send!(result.ok ? 'done' : result.reason)
  process.disconnect()
})
process.send!('ready')
