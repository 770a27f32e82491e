import { data, href } from 'react-router'
import { isOwnPage } from '#commerce/content/pages/page-address.ts'
import { footerMessages } from '#messages/footer.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { PageText } from '#ui/page-text/page-text.tsx'
import { shopContext } from '#web/shop/context.ts'
import { MenuLinks } from '../header/menu-links.tsx'
import { pageMeta } from '../layout-data/page-meta.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { loadPageText } from '../page-text/load-page-text.server.ts'
import { showTextPreview, textPreviewContext } from '../preview/show-text-preview.server.ts'
import type { Route } from './+types/content-page.ts'
import styles from './content-page.module.css'
import { loadContentPage } from './load-content-page.server.ts'

export const middleware = [showTextPreview('page')]

/** A page of the merchant's own text. */
export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  if (isOwnPage(slug)) throw data(null, { status: 404 })
  const shop = context.get(shopContext)
  const path = href('/pages/:slug', { slug })
  const trail = [{ name: sharedMessages.home, to: href('/') }]
  const draft = context.get(textPreviewContext)
  if (draft) {
    const { title, body } = draft
    return { title, blocks: await loadPageText(shop, body), path: undefined, trail }
  }
  return { ...(await loadContentPage({ context, request }, slug, { path, trail })), trail }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
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
