import { Form, Link } from 'react-router'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { officeSearchMessages } from '#messages/office/search.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { OfficeIcon } from '../ui/office-icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/search-page.ts'
import { findHits } from './find-hits.server.ts'
import { maxQueryLength } from './office-hit.ts'
import styles from './search-page.module.css'

export const middleware = [allow('office.use')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  const query = readSearch(url.searchParams, maxQueryLength)
  return { query, hits: await findHits(context.get(shopContext).db, role, query) }
}

/** The search over everything as a page of its own. The palette loads the same results. */
export default function SearchPage({ loaderData: { query, hits } }: Route.ComponentProps) {
  const { title, label, placeholder, submit, none } = officeSearchMessages
  return (
    <>
      <PageHead title={title} />
      <Form className={styles.form}>
        <label className="visually-hidden" htmlFor="search">
          {label}
        </label>
        <input
          id="search"
          className="box"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={maxQueryLength}
          data-key="search"
        />
        <button className="button outlined" type="submit">
          {submit}
        </button>
      </Form>
      {hits.length === 0 && <EmptyState text={none(query)} />}
      <ul className={styles.hits}>
        {hits.map(hit => (
          <li key={hit.to + hit.text} data-row>
            <Link to={hit.to} data-row-link>
              <OfficeIcon name={hit.icon} />
              <span>{hit.text}</span>
              <span className="muted">{hit.note}</span>
              <span className="muted">{hit.end}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
