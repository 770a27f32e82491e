import type { EmailContent, EmailPart } from '../layout/email-content.ts'

/** An email whose links all lead to the start of the shop, so that nobody confirms or cancels anything by looking at it. */
export function withInertLinks(content: EmailContent, url: string): EmailContent {
  return { ...content, parts: content.parts.map(part => inertPart(part, url)) }
}

function inertPart(part: EmailPart, url: string): EmailPart {
  const inert = (text: string) => text.replaceAll(/https?:\/\/\S+/g, `${url}/`)
  if (part.kind === 'button' || part.kind === 'link') return { ...part, href: `${url}/` }
  if (part.kind === 'text' || part.kind === 'note') return { ...part, text: inert(part.text) }
  if (part.kind === 'lines') return { ...part, lines: part.lines.map(inert) }
  return part
}
