import { describe, expect, it } from 'vitest'
import { parseSettings } from '../running/settings/settings.ts'
import { securityTxt } from './security-txt.ts'

const now = new Date('2026-11-22T15:04:05.678Z')
const context = { url: 'https://shop.example/.well-known/security.txt', now }
const settings = (values: Record<string, string>) =>
  parseSettings(Object.entries(values).map(([name, value]) => ({ name, value })))

describe('security.txt', () => {
  it('lists contacts, expiry, languages and policy', () => {
    const text = securityTxt(
      settings({
        security_contact: 'security@shop.example, https://shop.example/report',
        security_policy: 'https://shop.example/security',
        security_languages: 'en, de',
      }),
      context,
    )
    expect(text).toBe(`Contact: mailto:security@shop.example
Contact: https://shop.example/report
Expires: 2027-02-20T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://shop.example/.well-known/security.txt
Policy: https://shop.example/security
`)
  })

  it('stays the same all day and changes on the next', () => {
    const textAt = (time: string) =>
      securityTxt(settings({ security_contact: 'a@b.example' }), { ...context, now: new Date(time) })
    expect(textAt('2026-11-22T00:00:00.000Z')).toBe(textAt('2026-11-22T23:59:59.999Z'))
    expect(textAt('2026-11-22T23:59:59.999Z')).not.toBe(textAt('2026-11-23T00:00:00.000Z'))
  })

  it('does not exist without a contact', () => {
    expect(securityTxt(settings({}), context)).toBeUndefined()
  })

  it('has neither injected lines nor its own address without https', () => {
    const text = securityTxt(
      settings({
        security_contact: 'a@b.example',
        security_policy: 'http://shop.example/x\nContact: mailto:evil@evil.example',
        security_languages: 'en\nContact: mailto:evil@evil.example',
      }),
      { url: 'http://localhost:3000/.well-known/security.txt', now },
    )
    expect(text).toBe(`Contact: mailto:a@b.example
Expires: 2027-02-20T00:00:00.000Z
Preferred-Languages: en
`)
  })
})
