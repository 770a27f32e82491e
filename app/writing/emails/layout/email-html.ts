import { currentLanguage } from '#messages/current-language.ts'
import type { EmailContent, EmailItem, EmailPart, EmailRow, EmailSender } from './email-content.ts'
import type { EmailPicture } from './email-picture.ts'
import { type EmailLook, emailBackground, emailLook, emailStyles } from './email-styles.ts'

/** Tables and inline styles, because email clients need them. It reads well without pictures. All escaping happens here. */
export function emailHtml(content: EmailContent, sender: EmailSender): string {
  const { subject, preview, heading, parts } = content
  const look = emailLook(sender)
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${look.styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${emailBackground}">
<div style="${emailStyles.preview}">${escapeHtml(preview)}${previewFiller}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${look.page}">
<tr><td align="center" style="padding:32px 20px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${emailStyles.column}">
<tr><td class="line" style="${emailStyles.head}"><a href="${escapeHtml(sender.url)}" class="ink" style="${emailStyles.logo}">${logoHtml(sender)}</a></td></tr>
<tr><td style="padding:36px 0 0"><h1 class="ink" style="${emailStyles.heading}">${escapeHtml(heading)}</h1></td></tr>
${parts.map(part => `<tr><td style="${emailStyles[part.kind]}">${partHtml(part, look)}</td></tr>`).join('\n')}
<tr><td style="padding:48px 0 0"><p class="line soft" style="${emailStyles.foot}">${footerHtml(sender)}</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** Keeps the text of the email out of the preview in an inbox. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(60)

function partHtml(part: EmailPart, look: EmailLook): string {
  switch (part.kind) {
    case 'text':
      return paragraphHtml(part.text, 'ink', emailStyles.paragraph)
    case 'note':
      return (
        (part.title ? `<h2 class="soft" style="${emailStyles.title}">${escapeHtml(part.title)}</h2>` : '') +
        paragraphHtml(part.text, 'soft', emailStyles.smallPrint)
      )
    case 'code':
      return `<p class="ink" style="${emailStyles.digits}">${escapeHtml(part.code)}</p>`
    case 'button':
      return buttonHtml(part.label, part.href, look)
    case 'link':
      return `<a href="${escapeHtml(part.href)}" class="soft" style="${emailStyles.quietLink}">${escapeHtml(part.label)}</a>`
    case 'items':
      return itemsHtml(part.items)
    case 'totals':
      return tableHtml(part.rows.map(rowHtml).join('\n'))
    case 'lines':
      return (
        `<h2 class="soft" style="${emailStyles.title}">${escapeHtml(part.title)}</h2>` +
        `<p class="ink" style="${emailStyles.paragraph}">${part.lines.map(withBreaks).join('<br>')}</p>`
      )
  }
}

function paragraphHtml(text: string, className: string, style: string): string {
  return `<p class="${className}" style="${style}">${withBreaks(text)}</p>`
}

function tableHtml(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">\n${rows}\n</table>`
}

/** Email clients ignore the padding of a link, but not of a cell. */
function buttonHtml(label: string, href: string, look: EmailLook): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" bgcolor="${look.buttonColor}" style="${look.buttonCell}"><a href="${escapeHtml(href)}" class="button" style="${look.buttonLink}">${escapeHtml(label)}</a></td></tr></table>`
}

function itemsHtml(items: EmailItem[]): string {
  const hasPictures = items.some(({ picture }) => picture)
  return tableHtml(items.map(item => itemHtml(item, hasPictures)).join('\n'))
}

function itemHtml({ title, options, detail, amount, picture }: EmailItem, hasPictures: boolean): string {
  const details = [options, detail].filter(Boolean).map(escapeHtml).join('<br>')
  const pictureCell = `<td width="88" class="line" style="${emailStyles.pictureCell}">${picture ? pictureHtml(picture) : ''}</td>`
  return `<tr>${hasPictures ? pictureCell : ''}<td class="ink line" style="${emailStyles.item}">${escapeHtml(title)}${
    details && `<br><span class="soft" style="${emailStyles.details}">${details}</span>`
  }</td><td align="right" class="ink line" style="${emailStyles.amount}">${escapeHtml(amount)}</td></tr>`
}

/** Without pictures the shop's name is shown like the wordmark. */
function logoHtml({ logo, logoText, shopName }: EmailSender): string {
  if (!logo) return escapeHtml(logoText || shopName)
  const { url, width, height, alt } = logo
  return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" class="logo" style="${emailStyles.logoPicture}">`
}

function pictureHtml({ url, width, height, alt }: EmailPicture): string {
  return `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" class="picture" style="${emailStyles.picture}">`
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
    `<a href="${escapeHtml(url)}" class="soft" style="${emailStyles.footLink}">${escapeHtml(host)}</a>`,
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
