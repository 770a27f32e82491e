import { describe, expect, it } from 'vitest'
import { securityText } from './security-text.ts'

const now = new Date('2026-11-22T15:04:05.678Z')
const at = { address: 'https://shop.example/.well-known/security.txt', now }
const settings = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

describe('security.txt', () => {
  it('says whom to write to, until when that holds, and where the rules are', () => {
    const text = securityText(
      settings({
        security_contact: 'security@shop.example, https://shop.example/report',
        security_policy: 'https://shop.example/security',
        security_languages: 'en, de',
      }),
      at,
    )
    expect(text).toBe(`Contact: mailto:security@shop.example
Contact: https://shop.example/report
Expires: 2027-02-20T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://shop.example/.well-known/security.txt
Policy: https://shop.example/security
`)
  })

  it('is the same all day, and another on the next', () => {
    const of = (time: string) =>
      securityText(settings({ security_contact: 'a@b.example' }), { ...at, now: new Date(time) })
    expect(of('2026-11-22T00:00:00.000Z')).toBe(of('2026-11-22T23:59:59.999Z'))
    expect(of('2026-11-22T23:59:59.999Z')).not.toBe(of('2026-11-23T00:00:00.000Z'))
  })

  it.each([
    ['tel:+1-555-010-0199', 'tel:+1-555-010-0199'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['HTTPS://shop.example/ü', 'https://shop.example/%C3%BC'],
  ])('takes the contact %s', (contact, line) => {
    expect(securityText(settings({ security_contact: contact }), at)).toContain(`Contact: ${line}\n`)
  })

  it.each([
    '',
    ' ',
    'http://shop.example',
    'ask at the counter',
    'javascript:alert(1)',
    'mailto:nobody',
    'https://',
  ])('is not there with the contact %j', contact => {
    expect(securityText(settings({ security_contact: contact }), at)).toBeUndefined()
  })

  it('has no line that a setting smuggles in, and no address without https', () => {
    const text = securityText(
      settings({
        security_contact: 'a@b.example\nPolicy: https://evil.example',
        security_policy: 'http://shop.example/x\nContact: mailto:evil@evil.example',
        security_languages: 'en\nContact: mailto:evil@evil.example',
      }),
      { address: 'http://localhost:3000/.well-known/security.txt', now },
    )
    expect(text).toBe(`Contact: mailto:a@b.example
Contact: https://evil.example/
Expires: 2027-02-20T00:00:00.000Z
Preferred-Languages: en
`)
  })
})
