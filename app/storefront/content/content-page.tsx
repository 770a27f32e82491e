import { data, href } from 'react-router'
import { findPage } from '../../commerce/content/content-store.server.ts'
import { footerMessages } from '../../messages/footer.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { PageText } from '../../ui/page-text/page-text.tsx'
import { shopContext } from '../../web/shop/context.ts'
import { MenuLinks } from '../header/menu-links.tsx'
import { pageMeta } from '../layout-data/page-meta.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { loadPageHead } from '../search-engines/page-head.server.ts'
import type { Route } from './+types/content-page.ts'
import styles from './content-page.module.css'
import { loadPageText } from './load-page-text.server.ts'

/** These have addresses of their own. */
const otherPages = ['about', 'contact', 'journal', 'error']

/** A page of the merchant's own text. */
export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = otherPages.includes(slug) ? undefined : await findPage(shop.db, slug)
  if (!page) throw data(null, { status: 404 })
  const { title } = page
  const path = href('/pages/:slug', { slug })
  const trail = [{ name: sharedMessages.home, to: href('/') }]
  return {
    title,
    path,
    blocks: await loadPageText(shop, page.body),
    trail,
    head: await loadPageHead(shop, { title, path, trail, request }),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [...pageMeta(matches, loaderData), ...(loaderData?.head ?? [])]
}

export default function ContentPage({ loaderData: { title, blocks, trail } }: Route.ComponentProps) {
  const { helpMenu } = useLayoutData()
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.page}>
        <h1>{title}</h1>
        <PageText blocks={blocks} />
        <nav aria-label={footerMessages.help} className="quiet-links">
          <MenuLinks items={helpMenu} />
        </nav>
      </div>
    </div>
  )
}
