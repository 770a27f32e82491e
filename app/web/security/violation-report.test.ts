import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readViolationReports } from './violation-report.ts'

const token = 'Zq3_v-K7xW9pT2mB8nR4cL'
const page = `https://shop.example/orders/${token}?name=Ada#top`

/** As Chromium sends it. */
const older = {
  'csp-report': {
    'document-uri': page,
    referrer: 'https://mail.example/inbox/ada',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/steal?cookie=secret',
    'script-sample': 'secret()',
  },
}

/** As Chromium sends it. */
const newer = {
  type: 'csp-violation',
  url: page,
  user_agent: 'Ada’s browser',
  body: {
    documentURL: page,
    referrer: 'https://mail.example/inbox/ada',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'secret()',
  },
}

describe('a policy report', () => {
  it('is read in both formats, without personal data', () => {
    const read = [JSON.stringify(older), JSON.stringify([newer])].flatMap(readViolationReports)
    expect(read).toEqual([
      { directive: 'img-src', blocked: 'https://evil.example', page: '/orders/…' },
      { directive: 'script-src-elem', blocked: 'inline', page: '/orders/…' },
    ])
    expect(JSON.stringify(read)).not.toMatch(/Ada|ada|secret|Zq3/)
  })

  it.each([
    ['data:image/png;base64,secret', 'data:'],
    ['blob:https://shop.example/secret', 'https://shop.example'],
    ['chrome-extension://secret/x.js', 'chrome-extension:'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['secret words of somebody', 'unknown'],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`, `https://${'a'.repeat(60)}.${'b'.repeat(31)}`],
  ])('keeps of %s only %s', (blocked, named) => {
    const sent = { 'csp-report': { ...older['csp-report'], 'blocked-uri': blocked } }
    expect(readViolationReports(JSON.stringify(sent))).toMatchObject([{ blocked: named }])
  })

  it('is one of at most five', () => {
    expect(readViolationReports(JSON.stringify(Array(50).fill(newer)))).toHaveLength(5)
  })

  it.each([
    '',
    'null',
    '[]',
    '[null]',
    '{"csp-report":null}',
    '{"csp-report":{"document-uri":5}}',
    JSON.stringify({ 'csp-report': { ...older['csp-report'], 'effective-directive': 'a\nb' } }),
    JSON.stringify({ 'csp-report': { ...older['csp-report'], 'document-uri': 'about' } }),
    JSON.stringify([{ ...newer, body: { ...newer.body, effectiveDirective: 'x'.repeat(41) } }]),
  ])('is not %s', sent => {
    expect(readViolationReports(sent)).toEqual([])
  })

  it('never fails on any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        readViolationReports(JSON.stringify(value))
        readViolationReports(JSON.stringify([{ body: value }, { 'csp-report': value }]))
      }),
    )
  })
})
