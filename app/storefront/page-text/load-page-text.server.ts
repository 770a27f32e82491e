import { readPictureSizes } from '#commerce/catalog/pictures/picture-store.server.ts'
import { type PageBlock, parsePageText, withPictures } from '#commerce/content/page-text/page-text.ts'
import { fillParagraphs, type NamedFacts } from '#commerce/content/promise-placeholders.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { loadPromises, readTerms } from '../promises/load-promises.server.ts'
import { pageFacts } from './page-facts.server.ts'

/** A merchant's text as blocks, with the shop's rules in place of their names. */
export async function loadPageText(shop: Shop, text: string): Promise<PageBlock[]> {
  const blocks = parsePageText(fillParagraphs(text, await loadPageFacts(shop)))
  const hashes = blocks.flatMap(block => (block.kind === 'picture' ? [block.hash] : []))
  return withPictures(blocks, await readPictureSizes(shop.db, hashes))
}

/** The facts that public texts can name. */
async function loadPageFacts(shop: Shop): Promise<NamedFacts> {
  return pageFacts({
    settings: await shop.settings(),
    promises: await loadPromises(shop),
    delivery: await readTerms(shop),
    providers: shop.providers,
  })
}
