import { data } from 'react-router'
import { findPage } from '../../commerce/content/content-store.server.ts'
import { fillParagraphs } from '../../commerce/content/promise-placeholders.ts'
import { shopContext } from '../../web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPromises } from '../promises/load-promises.server.ts'
import type { Route } from './+types/content-page.ts'
import styles from './content-page.module.css'

/** A page of the merchant's own text; its path is its slug. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await findPage(shop.db, url.pathname.slice(1).toLowerCase())
  if (!page) throw data(null, { status: 404 })
  const body = fillParagraphs(page.body, (await loadPromises(shop)).named)
  return { title: page.title, body, path: url.pathname }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData)
}

export default function ContentPage({ loaderData: { title, body } }: Route.ComponentProps) {
  return (
    <article className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {body.split(/\n{2,}/).map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  )
}
