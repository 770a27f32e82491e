import { describe, expect, it } from 'vitest'
import { addPolicy, contentSecurityPolicy, inlineScriptMark } from './content-security-policy.server.ts'

/** The directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const always = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
  'report-to': 'shop',
  'report-uri': '/reports',
}

describe('the content security policy', () => {
  it('has every directive and allows only the shop itself', () => {
    expect(directives(contentSecurityPolicy())).toEqual(always)
  })

  it('upgrades requests under HTTPS', () => {
    const https = { ...always, 'upgrade-insecure-requests': '' }
    expect(directives(contentSecurityPolicy({ isHttps: true }))).toEqual(https)
  })

  it('allows forms to redirect to payment pages', () => {
    const formTargets = ['https://checkout.stripe.com']
    expect(directives(contentSecurityPolicy({ formTargets }))).toEqual({
      ...always,
      'form-action': "'self' https://checkout.stripe.com",
    })
  })

  it('of a page allows its own scripts by hash', () => {
    const mark = ` nonce="${inlineScriptMark}"`
    const page = (mark: string) => [
      `<link${mark} rel="modulepreload"><script${mark}>own()</script><script>foreign()</script>`,
      `<script type="module"${mark} src="/a.js"></script>`,
    ]
    const { parts, policy } = addPolicy(page(mark), { isHttps: true, formTargets: ['https://pay.example'] })
    expect(parts.join('')).toBe(page('').join(''))
    expect(directives(policy)).toEqual({
      ...always,
      'script-src': "'self' 'sha256-1yruO3ZUqBddjC8oRrsLLZ/oiHYCAveB39McCaLvqnk='",
      'form-action': "'self' https://pay.example",
      'upgrade-insecure-requests': '',
    })
  })
})
