import { href } from 'react-router'
import { PageText } from '#ui/page-text/page-text.tsx'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPageSections } from '../page-sections/load-page-sections.server.ts'
import { PageSections } from '../page-sections/page-sections.tsx'
import { rowPreviewContext, showRowPreview } from '../preview/show-row-preview.server.ts'
import type { Route } from './+types/about-page.ts'
import styles from './about-page.module.css'
import { loadContentPage } from './load-content-page.server.ts'

export const middleware = [showRowPreview()]

/** The merchant's page `about`, with its sections below. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const draft = context.get(rowPreviewContext)
  const path = draft ? undefined : href('/about')
  return {
    ...(await loadContentPage({ context, request }, 'about', { path })),
    sections: await loadPageSections(shop, 'about', draft),
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
