import type { LoaderFunctionArgs } from 'react-router'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import { findPublishedPage } from '#commerce/content/content-store.server.ts'
import type { PageBlock } from '#commerce/content/page-text/page-text.ts'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { loadPageText } from '../page-text/load-page-text.server.ts'
import { addPageHead } from '../search-engines/page-head.server.ts'
import { movedOrMissing } from './moved-or-missing.server.ts'

interface ContentPageInput {
  /** Undefined for a preview. */
  path: string | undefined
  /** The breadcrumb, without this page. */
  trail?: readonly { name: string; to: string }[]
  /** For previews of the page. */
  picture?: Picture | null | undefined
}

export interface LoadedContentPage {
  title: string
  path: string | undefined
  blocks: PageBlock[]
}

/** A page of the merchant's own text. Throws a redirect from its former slug, and a 404 if there is none. */
export async function loadContentPage(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  slug: string,
  { path, ...input }: ContentPageInput,
): Promise<LoadedContentPage> {
  const shop = context.get(shopContext)
  const document = context.get(documentContext)
  const page = await findPublishedPage(shop.db, slug, new Date())
  if (!page) throw await movedOrMissing(shop.db, 'page', slug)
  const { title, body } = page
  if (path !== undefined) await addPageHead(shop, { title, path, ...input, request, document })
  return { title, path, blocks: await loadPageText(shop, body) }
}
