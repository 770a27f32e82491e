import type { EmailContent, EmailItem, EmailPart, EmailRow, EmailSender } from './email-content.ts'

/** In characters. RFC 5322, section 2.1.1, recommends at most 78. */
const lineWidth = 72

export function emailText({ heading, parts }: EmailContent, sender: EmailSender): string {
  const { shopName, address, email, phone, url } = sender
  const foot = [
    [shopName, address].filter(Boolean).join(', '),
    [email, phone].filter(Boolean).join(' · '),
    url,
  ]
  return `${[heading, ...parts.map(partText), ['-- ', ...foot.filter(Boolean)].join('\n')].join('\n\n')}\n`
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return wrapText(part.text)
    case 'note':
      return [part.title, wrapText(part.text)].filter(Boolean).join('\n')
    case 'code':
      return `  ${part.code}`
    case 'button':
    case 'link':
      return `${part.label}:\n${part.href}`
    case 'items':
      return part.items.map(itemText).join('\n')
    case 'totals':
      return part.rows.map(rowText).join('\n')
    case 'lines':
      return [part.title, ...part.lines.flatMap(line => line.split('\n')).map(line => `  ${line}`)].join('\n')
  }
}

function itemText({ title, options, detail, amount }: EmailItem): string {
  const details = [options, detail].filter(Boolean).join(', ')
  return [...rowText({ label: title, value: amount }).split('\n'), details && `  ${details}`]
    .filter(Boolean)
    .join('\n')
}

/** A label with its value at the right edge; long labels wrap. */
function rowText({ label, value }: EmailRow): string {
  const lines = wrapText(label, lineWidth - value.length - 2).split('\n')
  const last = lines.pop() ?? ''
  return [...lines, `${last}${' '.repeat(Math.max(lineWidth - last.length - value.length, 2))}${value}`].join(
    '\n',
  )
}

/** Wraps only at spaces, so URLs stay whole. */
function wrapText(text: string, width = lineWidth): string {
  return text
    .split('\n')
    .flatMap(line => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else {
      current = current === '' ? word : `${current} ${word}`
    }
  }
  return [...lines, current]
}
