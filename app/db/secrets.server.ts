import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { DialectAdapter, Kysely } from 'kysely'

/** `db` or `tx`: both know the secret key of their data folder. */
type Connection = Pick<Kysely<unknown>, 'getExecutor'>

const nonceBytes = 12
const tagBytes = 16

/** Where the adapter of a connection, which its transactions share, has its keys. Registered, as tests load a second module. */
const keysOfAdapter = Symbol.for('tote.secret-keys')

interface KeyedAdapter {
  [keysOfAdapter]?: (use: string) => KeyObject
}

function keyedAdapter(db: Connection): KeyedAdapter {
  return db.getExecutor().adapter as DialectAdapter & KeyedAdapter
}

/** Lets everything that runs on this connection hash and seal with the key. */
export function withSecretKey<Opened extends Connection>(db: Opened, secretKey: Buffer): Opened {
  const derived = new Map<string, KeyObject>()
  const adapter = keyedAdapter(db)
  adapter[keysOfAdapter] = use => {
    // Prepared once: with the bytes alone, a hash or a seal takes five times as long.
    const key = derived.get(use) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)))
    derived.set(use, key)
    return key
  }
  return db
}

/**
 * A hash that can be compared but not guessed without the secret key: HMAC-SHA256, base64url. For values of few bits, such as
 * email addresses and network addresses. The same value has another hash for another purpose.
 */
export function keyedHash(db: Connection, purpose: string, value: string): string {
  return createHmac('sha256', keyFor(db, `hash:${purpose}`))
    .update(value)
    .digest('base64url')
}

/** The text encrypted for storage (AES-256-GCM), base64url; `unseal` reads it for the same purpose only. */
export function seal(db: Connection, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(db, 'seal'), nonce)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** The text that was sealed. Throws when it was changed, or sealed for another purpose or with another key. */
export function unseal(db: Connection, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) throw new Error('this is not a sealed text')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(db, 'seal'), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

function keyFor(db: Connection, use: string): KeyObject {
  const keys = keyedAdapter(db)[keysOfAdapter]
  if (!keys) throw new Error('this connection was opened without a secret key')
  return keys(use)
}
