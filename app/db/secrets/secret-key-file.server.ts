import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const keyBytes = 32

/**
 * The secret key of a data folder: 32 random bytes in `secret-key`, base64url, readable only by its owner. Created if missing;
 * processes that start together get the same one. Throws when the file cannot be read or holds no key.
 */
export function loadSecretKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'secret-key')
  return readKey(file) ?? createKey(file)
}

function readKey(file: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  const key = Buffer.from(text, 'base64url')
  if (key.length !== keyBytes || key.toString('base64url') !== text)
    throw new Error(`${file} does not hold a secret key. Restore this file from your backup`)
  return key
}

/** A hard link creates the file complete and on disk, and fails when another process was first. */
function createKey(file: string): Buffer {
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, `.secret-key-${randomBytes(8).toString('hex')}`)
  try {
    writeFileSync(unfinished, `${randomBytes(keyBytes).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
    linkSync(unfinished, file)
    flushFolder(folder)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readKey(file)!
}

/** After a power failure the key must exist if the database does. */
function flushFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
