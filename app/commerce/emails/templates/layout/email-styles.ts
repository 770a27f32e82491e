/** The tokens of `app/ui/base.css`: email clients don't support CSS variables. */
const ink = '#15171a'
const soft = '#4a4e55'
const line = '#e3e2de'
export const emailBackground = '#ffffff'
const font = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

export const emailStyles = {
  page: `width:100%;background:${emailBackground};${font}`,
  column: 'max-width:560px;text-align:left',
  head: `padding:0 0 20px;border-bottom:1px solid ${line}`,
  logo: `color:${ink};font-size:28px;line-height:1;font-weight:700;letter-spacing:-0.05em;text-decoration:none`,
  heading: `margin:0;color:${ink};font-size:26px;line-height:1.2;font-weight:600;letter-spacing:-0.02em`,
  part: 'padding:20px 0 0',
  text: `margin:0;overflow-wrap:anywhere;color:${ink};font-size:16px;line-height:1.5`,
  note: `margin:0;overflow-wrap:anywhere;color:${soft};font-size:14px;line-height:1.5`,
  title: `margin:0 0 6px;color:${soft};font-size:13px;line-height:1.4;font-weight:600`,
  button: `display:inline-block;padding:14px 24px;border-radius:4px;background:${ink};color:${emailBackground};font-size:15px;line-height:1.2;font-weight:600;text-decoration:none`,
  item: `overflow-wrap:anywhere;padding:12px 16px 12px 0;border-bottom:1px solid ${line};color:${ink};font-size:15px;line-height:1.4;vertical-align:top`,
  details: `color:${soft};font-size:14px`,
  amount: `padding:12px 0;border-bottom:1px solid ${line};color:${ink};font-size:15px;line-height:1.4;vertical-align:top;white-space:nowrap`,
  row: `padding:4px 0;color:${ink};font-size:15px;line-height:1.4;vertical-align:top`,
  strongRow: `padding:10px 0 4px;color:${ink};font-size:16px;line-height:1.4;font-weight:700;vertical-align:top`,
  foot: `margin:0;padding:20px 0 0;border-top:1px solid ${line};color:${soft};font-size:13px;line-height:1.6`,
  link: `color:${soft};font-size:14px;line-height:1.5;text-decoration:underline`,
  number: 'white-space:nowrap',
  quietLink: `color:${soft};text-decoration:underline`,
}

/** For email clients in dark mode. */
export const darkEmailStyles = `@media (prefers-color-scheme:dark){.page{background:#15171a!important}.ink{color:#f5f4f1!important}.soft{color:#b9bcc2!important}.line{border-color:#3a3d43!important}.button{background:#f5f4f1!important;color:#15171a!important}}`
