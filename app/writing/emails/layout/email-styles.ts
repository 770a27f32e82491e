import { lightenedFor } from '#commerce/content/theme/contrast.ts'
import { fontStacks, type Theme } from '#commerce/content/theme/theme.ts'

/** The tokens of `app/ui/base.css`: email clients don't support CSS variables. */
const ink = '#15171a'
const soft = '#4a4e55'
const line = '#e3e2de'
const fog = '#f5f4f1'
export const emailBackground = '#ffffff'
const usualFont = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/** The space above each kind of part. */
const partSpace = {
  text: 'padding:20px 0 0',
  note: 'padding:28px 0 0',
  code: 'padding:24px 0 8px',
  button: 'padding:28px 0 8px',
  link: 'padding:24px 0 0',
  items: 'padding:24px 0 0',
  totals: 'padding:16px 0 0',
  lines: 'padding:24px 0 0',
}

export const emailStyles = {
  ...partSpace,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  column: 'max-width:560px;text-align:left',
  head: `padding:0 0 20px;border-bottom:1px solid ${line}`,
  logo: `color:${ink};font-size:28px;line-height:1;font-weight:700;letter-spacing:-0.05em;text-decoration:none`,
  logoPicture: `display:block;border:0;color:${ink};font-size:20px;line-height:1.2;font-weight:700`,
  heading: `margin:0;color:${ink};font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.02em`,
  paragraph: `margin:0;overflow-wrap:anywhere;color:${ink};font-size:16px;line-height:1.5`,
  smallPrint: `margin:0;overflow-wrap:anywhere;color:${soft};font-size:14px;line-height:1.5`,
  digits: `margin:0;color:${ink};font-size:40px;line-height:1.1;font-weight:600;letter-spacing:0.06em;font-variant-numeric:tabular-nums`,
  title: `margin:0 0 6px;color:${soft};font-size:13px;line-height:1.4;font-weight:600`,
  pictureCell: `width:72px;padding:16px 16px 16px 0;border-bottom:1px solid ${line};vertical-align:top`,
  picture: `display:block;border:0;background:${fog};color:${soft};font-size:11px;line-height:1.3`,
  item: `overflow-wrap:anywhere;padding:16px 16px 16px 0;border-bottom:1px solid ${line};color:${ink};font-size:16px;line-height:1.4;vertical-align:top`,
  details: `color:${soft};font-size:14px`,
  amount: `padding:16px 0;border-bottom:1px solid ${line};color:${ink};font-size:16px;line-height:1.4;vertical-align:top;white-space:nowrap`,
  row: `padding:4px 0;color:${ink};font-size:15px;line-height:1.4;vertical-align:top`,
  strongRow: `padding:10px 0 4px;color:${ink};font-size:17px;line-height:1.4;font-weight:600;vertical-align:top`,
  foot: `margin:0;padding:20px 0 0;border-top:1px solid ${line};color:${soft};font-size:13px;line-height:1.6`,
  quietLink: `color:${soft};font-size:14px;line-height:1.5;text-decoration:underline`,
  footLink: `color:${soft};text-decoration:underline`,
  number: 'white-space:nowrap',
}

const dark = {
  page: '{background:#15171a!important}',
  ink: '{color:#f5f4f1!important}',
  soft: '{color:#b9bcc2!important}',
  line: '{border-color:#3a3d43!important}',
  // Its background is white, so dark logos stay visible.
  logo: '{padding:6px 10px!important;border-radius:6px;background:#fff!important}',
}

const darkRules = (prefix: string, button: string) =>
  Object.entries({ ...dark, button: `{background:${button}!important;color:#15171a!important}` })
    .map(([name, style]) => `${prefix}.${name}${style}`)
    .join('')

/** What the theme changes in emails. */
export interface EmailLook {
  page: string
  buttonColor: string
  buttonCell: string
  buttonLink: string
  styleSheet: string
}

const radii = { none: '0', small: '4px', round: '12px' }

/** The theme's font, corners and color; buttons have a color of their own if the merchant wants one. */
export function emailLook(theme: Partial<Theme> & { emailAccentColor?: string } = {}): EmailLook {
  const { typeface = 'instrument-sans', cornerRadius = 'small' } = theme
  const color = theme.emailAccentColor || theme.accentColor
  const button = color || ink
  const font = typeface === 'instrument-sans' ? usualFont : fontStacks[typeface]
  const radius = radii[cornerRadius]
  const shape = `border-radius:${radius};background:${button}`
  return {
    page: `width:100%;background:${emailBackground};font-family:${font}`,
    buttonColor: button,
    buttonCell: shape,
    buttonLink: `display:inline-block;padding:14px 24px;${shape};color:${emailBackground};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none`,
    styleSheet: styleSheet(color ? lightenedFor(color, ink) : '#f5f4f1'),
  }
}

/** Dark mode. Outlook on the web marks it with an attribute; clients that know neither stay light or invert by themselves. */
function styleSheet(darkButton: string): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules('', darkButton)}}${darkRules('[data-ogsc] ', darkButton)}`
}
