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

/** `db` or `tx`: both have the secret key of their data folder. */
type Connection = Pick<Kysely<unknown>, 'getExecutor'>

const nonceBytes = 12
const tagBytes = 16

/** Holds the keys on the adapter, which transactions share. Registered, because tests load this module twice. */
const keysOfAdapter = Symbol.for('tote.secret-keys')

interface KeyedAdapter {
  [keysOfAdapter]?: (use: string) => KeyObject
}

function keyedAdapter(db: Connection): KeyedAdapter {
  return db.getExecutor().adapter as DialectAdapter & KeyedAdapter
}

/** Gives a connection the key to hash and seal with. */
export function withSecretKey<Opened extends Connection>(db: Opened, secretKey: Buffer): Opened {
  const derived = new Map<string, KeyObject>()
  const adapter = keyedAdapter(db)
  adapter[keysOfAdapter] = use => {
    // Cached: deriving a key each time takes five times as long.
    const key = derived.get(use) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)))
    derived.set(use, key)
    return key
  }
  return db
}

/**
 * HMAC-SHA256 as base64url: comparable, but not guessable without the key. For low-entropy values such as email and network
 * addresses. Each purpose has its own hashes.
 */
export function keyedHash(db: Connection, purpose: string, value: string): string {
  return createHmac('sha256', keyFor(db, `hash:${purpose}`))
    .update(value)
    .digest('base64url')
}

/** Encrypts a text for storage (AES-256-GCM, base64url). `unseal` needs the same purpose. */
export function seal(db: Connection, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(db, 'seal'), nonce)
  cipher.setAAD(Buffer.from(purpose))
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Decrypts a sealed text. Throws when it was changed, or sealed with another purpose or key. */
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
