import { isPublicPage } from '#web/pages/public-address.ts'
import { formsOf, linksOf, type PageForm } from './page-forms.ts'

/** Pages of the shop and their forms. */
export interface CrawlResult {
  pages: string[]
  forms: PageForm[]
}

/** Reads these pages and up to 80 linked ones that `follows` allows, and collects their forms. */
export async function crawl(
  origin: string,
  fetch: (target: string) => Promise<Response>,
  first: readonly string[],
  follows: (link: string) => boolean,
): Promise<CrawlResult> {
  const pages = [...new Set(first)]
  const forms: PageForm[] = []
  for (const page of pages) {
    const response = await fetch(page)
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await response.text()
    forms.push(...formsOf(html, page))
    for (const link of linksOf(html, origin))
      if (pages.length < 80 && isPage(link) && follows(link) && !pages.includes(link)) pages.push(link)
  }
  return { pages, forms }
}

const isPage = (link: string) => !/^\/assets\/|\.\w+$/.test(link)

/** Whether everybody sees the same page here. */
export function isPublic(link: string): boolean {
  return isPublicPage(new URL(link, 'http://shop'))
}
