import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFormFields } from './read-form.server.ts'

const urlencoded = 'application/x-www-form-urlencoded'

function send(body: string | Uint8Array<ArrayBuffer>, type = urlencoded) {
  return new Request('http://shop.test/', { method: 'POST', body, headers: { 'content-type': type } })
}

describe('a form', () => {
  it('is read by known field names', async () => {
    const read = await readFormFields(send('sku=CAP&quantity=+2&evil=1&__proto__=x'), [
      'sku',
      'quantity',
      'step',
    ])
    expect(read).toEqual({ ok: true, fields: { sku: 'CAP', quantity: ' 2' } })
  })

  it('takes the first of two fields with the same name', async () => {
    const read = await readFormFields(send('quantity=1&quantity=9'), ['quantity'])
    expect(read).toEqual({ ok: true, fields: { quantity: '1' } })
  })

  it('may declare its charset', async () => {
    const read = await readFormFields(send('sku=%C3%BC', `${urlencoded};charset=UTF-8`), ['sku'])
    expect(read).toEqual({ ok: true, fields: { sku: 'ü' } })
  })

  it.each([
    ['JSON', '{"sku":"CAP"}', 'application/json', 'not-a-form'],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x', 'not-a-form'],
    ['a type that begins alike', 'sku=CAP', `${urlencoded}-x`, 'not-a-form'],
    ['nothing', '', '', 'not-a-form'],
    ['more than a form holds', `sku=${'x'.repeat(16 * 1024)}`, urlencoded, 'too-large'],
    ['thousands of fields', 'a=1&'.repeat(4000), urlencoded, 'unreadable'],
    ['forty-one fields', 'a=1&'.repeat(40), urlencoded, 'unreadable'],
    ['a NUL', 'sku=CAP%00', urlencoded, 'unreadable'],
  ])('is not %s', async (_, body, type, reason) => {
    expect(await readFormFields(send(body, type), ['sku'])).toEqual({ ok: false, reason })
  })

  it('is read or refused, whatever bytes were sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async bytes => {
        const read = await readFormFields(send(new Uint8Array(bytes)), ['sku'])
        return read.ok || read.reason === 'unreadable'
      }),
    )
  })
})
