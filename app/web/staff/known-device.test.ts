import { expect, it } from 'vitest'
import { migratedDatabase } from '#test/databases.ts'
import { findKnownDevice, knownDeviceCookie } from './known-device.server.ts'

it('is a browser to the last five people who signed in with it', async () => {
  const db = await migratedDatabase('SQLite')
  const emails = ['ada', 'bob', 'cid', 'dot', 'eve', 'fay'].map(name => `${name}@example.com`)
  let cookie = ''
  const request = () => new Request('https://shop.example/office', { headers: { cookie } })
  for (const email of emails) cookie = knownDeviceCookie(request(), db, email).split(';')[0]!
  const devices = emails.map(email => findKnownDevice(request(), db, email))
  expect(devices).toEqual([undefined, ...Array(5).fill(devices[1])])
  expect(devices[1]).toBeDefined()
})
