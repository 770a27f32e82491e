import { currentLanguage } from '../../../../messages/current-language.ts'
import type { EmailContent, EmailItem, EmailPart, EmailRow, EmailSender } from './email-content.ts'
import { darkEmailStyles, emailBackground, emailStyles } from './email-styles.ts'

/**
 * Tables and inline styles, because email clients need them. No images or other requests, so nobody learns when an email is
 * read. All escaping happens here.
 */
export function emailHtml(content: EmailContent, sender: EmailSender): string {
  const { subject, preview, heading, parts } = content
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkEmailStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${emailBackground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${emailStyles.page}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${emailStyles.column}">
<tr><td class="line" style="${emailStyles.head}"><a href="${escapeHtml(sender.url)}" class="ink" style="${emailStyles.logo}">${escapeHtml(sender.logoText || sender.shopName)}</a></td></tr>
<tr><td style="padding:32px 0 0"><h1 class="ink" style="${emailStyles.heading}">${escapeHtml(heading)}</h1></td></tr>
${parts.map(part => `<tr><td style="${emailStyles.part}">${partHtml(part)}</td></tr>`).join('\n')}
<tr><td style="padding:40px 0 0"><p class="line soft" style="${emailStyles.foot}">${footerHtml(sender)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return paragraphHtml(part.text, 'ink', emailStyles.text)
    case 'note':
      return (
        (part.title ? `<h2 class="soft" style="${emailStyles.title}">${escapeHtml(part.title)}</h2>` : '') +
        paragraphHtml(part.text, 'soft', emailStyles.note)
      )
    case 'button':
      return `<a href="${escapeHtml(part.href)}" class="button" style="${emailStyles.button}">${escapeHtml(part.label)}</a>`
    case 'link':
      return `<a href="${escapeHtml(part.href)}" class="soft" style="${emailStyles.link}">${escapeHtml(part.label)}</a>`
    case 'items':
      return tableHtml(part.items.map(itemHtml).join('\n'))
    case 'totals':
      return tableHtml(part.rows.map(rowHtml).join('\n'))
    case 'lines':
      return (
        `<h2 class="soft" style="${emailStyles.title}">${escapeHtml(part.title)}</h2>` +
        `<p class="ink" style="${emailStyles.text}">${part.lines.map(withBreaks).join('<br>')}</p>`
      )
  }
}

function paragraphHtml(text: string, className: string, style: string): string {
  return `<p class="${className}" style="${style}">${withBreaks(text)}</p>`
}

function tableHtml(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">\n${rows}\n</table>`
}

function itemHtml({ title, options, detail, amount }: EmailItem): string {
  const details = [options, detail].filter(Boolean).map(escapeHtml).join('<br>')
  return `<tr><td class="ink line" style="${emailStyles.item}">${escapeHtml(title)}${
    details && `<br><span class="soft" style="${emailStyles.details}">${details}</span>`
  }</td><td align="right" class="ink line" style="${emailStyles.amount}">${escapeHtml(amount)}</td></tr>`
}

function rowHtml({ label, value, strong }: EmailRow): string {
  const style = strong ? emailStyles.strongRow : emailStyles.row
  return `<tr><td class="ink" style="${style}">${escapeHtml(label)}</td><td align="right" class="ink" style="${style};white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

function footerHtml({ shopName, address, email, phone, url }: EmailSender): string {
  const host = new URL(url).host
  return [
    escapeHtml([shopName, address].filter(Boolean).join(', ')),
    [email, phone].filter(Boolean).map(escapeHtml).join(' · '),
    `<a href="${escapeHtml(url)}" class="soft" style="${emailStyles.quietLink}">${escapeHtml(host)}</a>`,
  ]
    .filter(Boolean)
    .join('<br>')
}

/** Of orders, returns, claims and withdrawals; they shouldn't wrap. */
const referenceNumbers = /\b[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g

function withBreaks(text: string): string {
  return text
    .split('\n')
    .map(escapeHtml)
    .join('<br>')
    .replace(referenceNumbers, `<span style="${emailStyles.number}">$&</span>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
