import { readTextFile } from './read-text-file.server.ts'
import { demoOwnPages } from './shop-defaults.ts'

/** In the order of the help menu. Each has a text in `demo/texts/pages`. */
const helpPages = [
  'privacy-policy',
  'terms-and-conditions',
  'special-e-shop',
  'shipping',
  'secure-payments',
] as const

export interface DemoPage {
  slug: string
  title: string
  body: string
}

/** The pages at addresses of their own, and the help pages. */
export async function readDemoPages(): Promise<{
  pages: DemoPage[]
  help: { label: string; href: string }[]
}> {
  const help = await Promise.all(helpPages.map(readPage))
  return {
    pages: [...demoOwnPages, await readPage('contact'), ...help],
    help: help.map(({ slug, title }) => ({ label: title, href: `/pages/${slug}` })),
  }
}

async function readPage(slug: string): Promise<DemoPage> {
  return { slug, ...(await readTextFile(`pages/${slug}.md`)) }
}
