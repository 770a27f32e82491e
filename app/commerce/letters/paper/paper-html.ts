import type { Good, Paper, Part, Row, Sender } from './paper.ts'
import { background, dark, style } from './paper-look.ts'

/**
 * A letter's HTML: tables and styles in the elements, as mail programs want it, no pictures and nothing from elsewhere, so
 * nobody learns when it is read. Everything in it is escaped here.
 */
export function paperHtml(paper: Paper, sender: Sender): string {
  const { subject, preview, heading, parts } = paper
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${background}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${style.page}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style.column}">
<tr><td class="line" style="${style.head}"><a href="${escaped(sender.url)}" class="ink" style="${style.logo}">${escaped(sender.logoText || sender.shopName)}</a></td></tr>
<tr><td style="padding:32px 0 0"><h1 class="ink" style="${style.heading}">${escaped(heading)}</h1></td></tr>
${parts.map(part => `<tr><td style="${style.part}">${partHtml(part)}</td></tr>`).join('\n')}
<tr><td style="padding:40px 0 0"><p class="line soft" style="${style.foot}">${footer(sender)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text, 'ink', style.text)
    case 'note':
      return (
        (part.title ? `<h2 class="soft" style="${style.title}">${escaped(part.title)}</h2>` : '') +
        paragraph(part.text, 'soft', style.note)
      )
    case 'button':
      return `<a href="${escaped(part.href)}" class="button" style="${style.button}">${escaped(part.label)}</a>`
    case 'link':
      return `<a href="${escaped(part.href)}" class="soft" style="${style.link}">${escaped(part.label)}</a>`
    case 'goods':
      return table(part.goods.map(goodHtml).join('\n'))
    case 'sum':
      return table(part.rows.map(rowHtml).join('\n'))
    case 'lines':
      return (
        `<h2 class="soft" style="${style.title}">${escaped(part.title)}</h2>` +
        `<p class="ink" style="${style.text}">${part.lines.map(withBreaks).join('<br>')}</p>`
      )
  }
}

function paragraph(words: string, name: string, look: string): string {
  return `<p class="${name}" style="${look}">${withBreaks(words)}</p>`
}

function table(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">\n${rows}\n</table>`
}

function goodHtml({ title, options, count, amount }: Good): string {
  const details = [options, count].filter(Boolean).map(escaped).join('<br>')
  return `<tr><td class="ink line" style="${style.good}">${escaped(title)}${
    details && `<br><span class="soft" style="${style.details}">${details}</span>`
  }</td><td align="right" class="ink line" style="${style.amount}">${escaped(amount)}</td></tr>`
}

function rowHtml({ label, value, strong }: Row): string {
  const look = strong ? style.strongRow : style.row
  return `<tr><td class="ink" style="${look}">${escaped(label)}</td><td align="right" class="ink" style="${look};white-space:nowrap">${escaped(value)}</td></tr>`
}

function footer({ shopName, address, email, phone, url }: Sender): string {
  const host = new URL(url).host
  return [
    escaped([shopName, address].filter(Boolean).join(', ')),
    [email, phone].filter(Boolean).map(escaped).join(' · '),
    `<a href="${escaped(url)}" class="soft" style="${style.quietLink}">${escaped(host)}</a>`,
  ]
    .filter(Boolean)
    .join('<br>')
}

/** Those of orders, returns, claims and withdrawals: they are read better in one piece. */
const numbers = /\b[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g

function withBreaks(words: string): string {
  return words
    .split('\n')
    .map(escaped)
    .join('<br>')
    .replace(numbers, `<span style="${style.number}">$&</span>`)
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
