import { expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { signedIn } from '../email-change/email-change.fixture.ts'
import { endSession, readSessions, renameSession } from './session-list-store.server.ts'

it.each(databases)('sessions are renamed and ended by their account alone, on %s', async kind => {
  const db = await migratedDatabase(kind)
  const [ada, bob] = [await signedIn(db, 'ada@example.com'), await signedIn(db, 'bob@example.com')]
  const id = ada.sessionId
  expect(await renameSession(db, bob.account, { id, name: 'Mine' })).toBe(false)
  expect(await endSession(db, bob.account, id)).toBe(false)
  expect(await renameSession(db, ada.account, { id, name: 'Phone' })).toBe(true)
  expect(await readSessions(db, ada.account)).toMatchObject([{ id, name: 'Phone' }])
  expect(await endSession(db, ada.account, id)).toBe(true)
  expect([await readSessions(db, ada.account), await readSessions(db, bob.account)]).toMatchObject([
    [],
    [{ id: bob.sessionId }],
  ])
})
