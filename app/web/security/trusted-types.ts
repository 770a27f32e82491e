/**
 * The only Trusted Types policy. React creates an empty script element from a text; texts without a tag are harmless, and all
 * others are refused.
 */
export function trustedHtml(html: string): string | undefined {
  return html === '<script></script>' || !html.includes('<') ? html : undefined
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | undefined }): void
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: trustedHtml })
