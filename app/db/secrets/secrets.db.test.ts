import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bothDatabases, emptyDatabase, migratedDatabase, temporaryFolder } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import type { Db } from '../schema/schema.ts'
import { claimSecretKey } from './secret-key-store.server.ts'
import { keyedHash, seal, unseal } from './secrets.server.ts'

async function connected(dataDir: string): Promise<Db> {
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => db.destroy())
  return db
}

describe.each(bothDatabases)('secrets of a shop on %s', kind => {
  it('are the same inside and outside of a transaction', async () => {
    const db = await migratedDatabase(kind)
    const sealed = seal(db, 'order-token', 'Grüße 🎒')
    const hash = keyedHash(db, 'recipient', 'ada@example.com')
    await db.transaction().execute(async tx => {
      expect(unseal(tx, 'order-token', sealed)).toBe('Grüße 🎒')
      expect(unseal(db, 'order-token', seal(tx, 'order-token', ''))).toBe('')
      expect(keyedHash(tx, 'recipient', 'ada@example.com')).toBe(hash)
    })
  })

  it('open with their key, and the database refuses every other key', async () => {
    const address = await emptyDatabase(kind)
    const first = openDatabase(address)
    expect(await migrate(first)).toMatchObject({ ok: true })
    const sealed = seal(first, 'order-token', 'open me')
    await first.destroy()

    const again = openDatabase(address)
    expect(await migrate(again)).toEqual({ ok: true, applied: [] })
    expect(unseal(again, 'order-token', sealed)).toBe('open me')
    await again.destroy()

    await rm(path.join(address.dataDir, 'secret-key'))
    const withoutKey = openDatabase(address)
    onTestFinished(() => withoutKey.destroy())
    expect(await migrate(withoutKey)).toEqual({ ok: false, reason: 'another-key' })
  })

  it('and pending migrations are left alone by a process with another key', async () => {
    const address = await emptyDatabase(kind)
    const first = openDatabase(address)
    onTestFinished(() => first.destroy())
    await migrate(first)
    await rm(path.join(address.dataDir, 'secret-key'))
    const other = openDatabase(address)
    onTestFinished(() => other.destroy())
    const up = vi.fn()
    expect(await migrate(other, new Date(), { '1001-next': { up } })).toEqual({
      ok: false,
      reason: 'another-key',
    })
    expect(up).not.toHaveBeenCalled()
  })

  // Two SQLite connections of one thread would deadlock.
  it.runIf(kind === 'PostgreSQL')(
    'belong to one key when two processes open a new database at once',
    async () => {
      const { databaseUrl, dataDir } = await emptyDatabase(kind)
      const opened = [dataDir, await temporaryFolder()].map(folder =>
        openDatabase({ databaseUrl, dataDir: folder }),
      )
      for (const db of opened) onTestFinished(() => db.destroy())
      const answers = await Promise.all(opened.map(db => migrate(db)))
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    },
  )

  it('belong to one key when two processes claim a database at once', async () => {
    const address = await emptyDatabase(kind)
    const first = openDatabase(address)
    onTestFinished(() => first.destroy())
    await migrate(first)
    await first.deleteFrom('process_state').execute()
    await rm(path.join(address.dataDir, 'secret-key'))
    const second = openDatabase(address)
    onTestFinished(() => second.destroy())
    const claims = await Promise.all([claimSecretKey(first), claimSecretKey(second)])
    expect(claims.toSorted()).toEqual(['another', 'claimed'])
    const again = claims.map(claim => (claim === 'claimed' ? 'own' : claim))
    expect(await Promise.all([claimSecretKey(first), claimSecretKey(second)])).toEqual(again)
  })
})

describe('a sealed text', () => {
  it('differs each time and hides its text', async () => {
    const db = await connected(await temporaryFolder())
    const sealed = seal(db, 'order-token', 'a-token-of-an-order')
    expect(sealed).toMatch(/^[\w-]+$/)
    expect(seal(db, 'order-token', 'a-token-of-an-order')).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token')
  })

  it('opens only for its purpose', async () => {
    const db = await connected(await temporaryFolder())
    const sealed = seal(db, 'order-token', 'text')
    expect(() => unseal(db, 'share-token', sealed)).toThrow()
  })

  it('opens only with its key', async () => {
    const [mine, other] = [await connected(await temporaryFolder()), await connected(await temporaryFolder())]
    const sealed = seal(mine, 'order-token', 'text')
    expect(() => unseal(other, 'order-token', sealed)).toThrow()
  })

  it('does not open after any byte was changed or cut off', async () => {
    const db = await connected(await temporaryFolder())
    const bytes = Buffer.from(seal(db, 'order-token', 'text'), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(() => unseal(db, 'order-token', changed.toString('base64url')), `byte ${at}`).toThrow()
      expect(() => unseal(db, 'order-token', bytes.subarray(0, at).toString('base64url'))).toThrow()
    }
  })
})

describe('a keyed hash', () => {
  it('is equal only for the same value, purpose and key', async () => {
    const folder = await temporaryFolder()
    const [db, again, other] = [
      await connected(folder),
      await connected(folder),
      await connected(await temporaryFolder()),
    ]
    const hash = keyedHash(db, 'recipient', 'ada@example.com')
    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(keyedHash(again, 'recipient', 'ada@example.com')).toBe(hash)
    expect(keyedHash(db, 'recipient', 'bob@example.com')).not.toBe(hash)
    expect(keyedHash(db, 'network', 'ada@example.com')).not.toBe(hash)
    expect(keyedHash(other, 'recipient', 'ada@example.com')).not.toBe(hash)
  })
})

describe('a damaged key file', () => {
  it.each(['', 'short', `${'A'.repeat(42)}B`, 'A'.repeat(44)])('with %j is rejected', async text => {
    const dataDir = await temporaryFolder()
    await writeFile(path.join(dataDir, 'secret-key'), text)
    expect(() => openDatabase({ dataDir, databaseUrl: undefined })).toThrow(/does not hold a secret key/)
  })
})
