import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { doctorShop, examine } from '../doctor.fixture.ts'
import { checkAddress } from './address-check.server.ts'
import { type AddressAnswer, identityPath, judgeAddress } from './address-rule.ts'
import { proveIdentity } from './identity.server.ts'

/** A shop whose public address is answered like this. */
async function shopBehind(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  onTestFinished(() => void close())
  return { ...examine({ ...(await doctorShop('SQLite')).doctor.shop, publicUrl }), close }
}

describe('the public address', () => {
  it('is ill when nothing listens', async () => {
    const { codes, close } = await shopBehind(() => {})
    await close()
    expect(await codes('address')).toEqual(['connection-refused'])
  })

  it('is well when it leads to this shop', async () => {
    const shop = await shopBehind((request, response) => {
      const nonce = request.url!.slice(identityPath.length)
      response.end(`${proveIdentity(shop.doctor.shop.db, nonce)} direct`)
    })
    expect(await shop.codes('address')).toEqual(['only-here'])
  })

  it('is ill when nobody knows its name', async () => {
    const { doctor } = await doctorShop('SQLite', { publicUrl: 'http://shop.invalid' })
    const { findings } = await checkAddress(doctor.shop, new Date(), new AbortController().signal)
    expect(findings[0]).toMatchObject({ code: 'name-not-found' })
  })
})

const proof = 'proof-of-this-shop'
const at = new Date('2026-11-24T12:00:00.000Z')
const well = { ok: true, status: 200, location: null, body: `${proof} forwarded`, at, date: null } as const
const url = 'https://shop.example'

function codesOf(answer: AddressAnswer, address = url) {
  return judgeAddress({ url: address, answer, proof }).findings.map(({ code }) => code)
}

describe('the answer of the public address', () => {
  it.each([
    [{ ...well, status: 301, location: 'https://www.shop.example/' }, 'redirected'],
    [{ ...well, status: 404, body: 'nothing here' }, 'another-shop'],
    [{ ...well, body: 'proof-of-another forwarded' }, 'another-shop'],
    [{ ...well, body: `${proof} direct` }, 'not-forwarded'],
    [{ ...well, date: 'Tue, 24 Nov 2026 11:55:00 GMT' }, 'clock-differs'],
    [{ ok: false, code: 'CERT_HAS_EXPIRED' }, 'bad-certificate'],
    [{ ok: false, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'bad-certificate'],
    [{ ok: false, code: 'ENOTFOUND' }, 'name-not-found'],
    [{ ok: false, code: 'TimeoutError' }, 'no-answer'],
  ] satisfies [AddressAnswer, string][])('%o is %s', (answer, code) => {
    expect(codesOf(answer)).toEqual([code])
    expect(codesOf(well)).toEqual([])
  })

  it('is ill without HTTPS, and only noted on this computer', () => {
    expect(codesOf(well, 'http://shop.example')).toEqual(['unencrypted'])
    expect(codesOf(well, 'http://localhost:3000')).toEqual(['only-here'])
  })
})
