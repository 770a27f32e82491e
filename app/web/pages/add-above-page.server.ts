import type { HtmlDocument } from '../shop/context.ts'

/** Adds HTML at the top of a page's body, where React skips what it didn't render. */
export async function addAbovePage(
  page: Response,
  html: string,
  rendered: HtmlDocument['rendered'],
): Promise<Response> {
  if (rendered?.response !== page) return new Response(insert(await page.text(), html), page)
  const at = rendered.parts.findIndex(part => part.includes('<body>'))
  rendered.parts[at] = insert(rendered.parts[at]!, html)
  return page
}

function insert(page: string, html: string): string {
  const body = page.indexOf('<body>') + '<body>'.length
  return page.slice(0, body) + html + page.slice(body)
}
