/**
 * The one policy for texts that are to become HTML (Trusted Types). React makes an empty script element of a text, and fills it
 * with the data of a product for search engines; texts without a tag are no danger, and all others are refused.
 */
export function trustedHtml(html: string): string | undefined {
  return html === '<script></script>' || !html.includes('<') ? html : undefined
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | undefined }): void
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: trustedHtml })
