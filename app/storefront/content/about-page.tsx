import { href } from 'react-router'
import { PageText } from '../../ui/page-text/page-text.tsx'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPageSections } from '../page-sections/load-page-sections.server.ts'
import { PageSections } from '../page-sections/page-sections.tsx'
import type { Route } from './+types/about-page.ts'
import styles from './about-page.module.css'
import { loadContentPage } from './load-content-page.server.ts'

/** The merchant's page `about`, with its sections below. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return {
    ...(await loadContentPage(shop, 'about', { path: href('/about'), request })),
    sections: await loadPageSections(shop, 'about'),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
}

export default function AboutPage({ loaderData: { title, blocks, sections } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.about}`}>
      <h1>{title}</h1>
      <PageText blocks={blocks} />
      <PageSections sections={sections} />
    </div>
  )
}
