import { isLink } from '../../editing/input/is-link.ts'

/** A part of a line: text, or a link. */
export type TextPart = string | { text: string; href: string }

/** A backslash before one of these keeps the sign and loses its meaning. */
const escaped = /\\([\\[\]#>\-*.)|!])/g

const link = /\\[\\[\]]|\[((?:\\.|[^[\]\\])+)\]\(([^\s()]+)\)/g

/** Text with "[text](/page)" as links. Links to anything else stay text. */
export function readTextParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, 1: label = '', 2: href = '', index } of text.matchAll(link)) {
    if (!isLink(href)) continue
    if (index > end) parts.push(unescapeText(text.slice(end, index)))
    parts.push({ text: unescapeText(label), href })
    end = index + match.length
  }
  if (end < text.length) parts.push(unescapeText(text.slice(end)))
  return parts
}

export function unescapeText(text: string): string {
  return text.replace(escaped, '$1')
}
