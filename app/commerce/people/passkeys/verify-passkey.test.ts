import { expect, it } from 'vitest'
import { cborText, map, PasskeyAuthenticator } from './passkey-authenticator.fixture.ts'
import { parseNewCredential } from './passkey-response.server.ts'
import { isWithoutCertificate } from './verify-passkey.server.ts'

const oneEmptyCertificate = Buffer.from([0x81, 0x40])
const chain = map([[cborText('x5c'), oneEmptyCertificate]])
const options = { challenge: 'A', rp: { id: 'shop.example' }, user: { id: 'A' } }

it.each([
  ['none', map([]), true],
  ['packed', map([]), true],
  ['packed', chain, false],
  ['fido-u2f', chain, false],
  ['tpm', chain, false],
  ['none', Buffer.from([0xff]), false],
])('checks no certificates of authenticators: %s', async (format, statement, isAccepted) => {
  const authenticator = new PasskeyAuthenticator('https://shop.example')
  const sent = authenticator.create(options, { attestation: { format, statement } })
  expect(await isWithoutCertificate(parseNewCredential(sent)!)).toBe(isAccepted)
})
