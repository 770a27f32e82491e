import { type CatalogIntro, readDraftIntro } from '#commerce/catalog/categories/listing-intro-store.server.ts'
import type { PageBlock } from '#commerce/content/page-text/page-text.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { loadPageText } from '../../page-text/load-page-text.server.ts'
import type { ShownIntro } from '../listing-view.ts'
import type { ListingParams } from '../params/listing-params.ts'
import type { ListingScope } from './listing-scope.server.ts'

/** Only on the first page of a category or brand, and in no search. */
export async function loadIntro(
  shop: Shop,
  { path, readIntro, draft }: ListingScope,
  { search, page }: ListingParams,
): Promise<ShownIntro | null> {
  if (!readIntro || search !== '' || page > 1) return null
  if (draft) return showIntro(shop, await readDraftIntro(shop.db, draft.row))
  return shop.cache.get(`intro ${path}`, async () => showIntro(shop, await readIntro()))
}

async function showIntro(shop: Shop, intro: CatalogIntro | null): Promise<ShownIntro | null> {
  if (!intro) return null
  const blocks = await loadPageText(shop, intro.text)
  const first = blocks.findIndex(({ kind }) => kind === 'paragraph') + 1 || blocks.length
  return {
    opening: blocks.slice(0, first),
    rest: blocks.slice(first),
    picture: intro.picture,
    description: plainText(blocks[first - 1]),
  }
}

/** Search engines show about as much. */
const maxDescription = 300

/** The first sentences of a paragraph, or its first words. */
function plainText(block: PageBlock | undefined): string {
  if (block?.kind !== 'paragraph') return ''
  const text = block.parts
    .map(part => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
  if (text.length <= maxDescription) return text
  const [sentences] = /^.{60,299}[.!?](?= )/.exec(text) ?? []
  return sentences ?? `${text.slice(0, maxDescription).replace(/ \S*$/, '')} …`
}
