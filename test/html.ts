import type { BuiltShop } from './built-shop.ts'

/** Loads a page and returns its HTML, without the comments that React puts between texts. */
export async function loadHtml(shop: Pick<BuiltShop, 'fetch'>, url: string): Promise<string> {
  return (await (await shop.fetch(url, { redirect: 'follow' })).text()).replaceAll('<!-- -->', '')
}

/** The text of every element that the pattern opens, such as `h2` or `a class="x"`, up to its end tag. */
export function elementTexts(html: string, opening: string): string[] {
  const tag = opening.split(' ')[0]!
  const pattern = new RegExp(`<${opening}(?=[ >])[^>]*>(.*?)</${tag}>`, 'gs')
  return [...html.matchAll(pattern)].map(([, inner]) => plainText(inner!))
}

/** The URLs of all links. */
export function linkUrls(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, url]) => plainText(url!))
}

/** The URLs of the scripts that a page starts with. */
export function scriptUrls(html: string): string[] {
  const [, json] = html.match(/id="page-parts">(.*?)<\/script>/)!
  const parts = JSON.parse(json!)
  return [...new Set([parts.manifest, ...parts.imports, ...Object.values(parts.routes), parts.entry])]
}

/** The size of a script or stylesheet as it's sent, with Brotli. */
export async function sentBytes(shop: Pick<BuiltShop, 'fetch'>, url: string): Promise<number> {
  const { status, headers } = await shop.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${url} is ${status}`)
  return Number(headers.get('content-length'))
}

/** The first part of a page that starts with one text and ends before another. */
export function htmlBetween(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  if (from < 0) throw new Error(`not on the page: ${start}`)
  return html.slice(from, html.indexOf(end, from + start.length))
}

/** The form that contains a text first. */
export function formAround(html: string, text: string): string {
  const at = html.indexOf(text)
  const from = html.lastIndexOf('<form', at)
  if (at < 0 || from < 0) throw new Error(`in no form: ${text}`)
  return html.slice(from, html.indexOf('</form>', at))
}

/** The values a browser would submit. */
export function formFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name === undefined || (attribute(tag, 'type') === 'radio' && !/\schecked/.test(tag))) continue
    fields[name] = attribute(tag, 'value') ?? ''
  }
  for (const [select] of html.matchAll(/<select[^>]*>.*?<\/select>/gs)) {
    const chosen = /<option[^>]*\sselected[^>]*>/.exec(select)?.[0] ?? ''
    fields[attribute(select, 'name')!] = attribute(chosen, 'value') ?? ''
  }
  return fields
}

/** The text without tags, entities and repeated spaces. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
