import { Form, Link } from 'react-router'
import type { LegalPage } from '#commerce/content/legal-pages/legal-page.ts'
import { legalPageMessages as texts } from '#messages/office/legal-pages.ts'
import { writeLegalPagePath } from '../records/pages/legal-page-path.ts'
import { Block } from '../ui/block.tsx'
import { Status } from '../ui/status-dial.tsx'
import styles from './legal-pages.module.css'

interface ListedLegalPage extends Omit<LegalPage, 'page'> {
  page: (NonNullable<LegalPage['page']> & { time: string | null }) | null
}

/** The legal texts of the shop: which it needs, their state, what links to them, and the next step. */
export function LegalPages({ country, pages }: { country: string; pages: readonly ListedLegalPage[] }) {
  return (
    <Block title={texts.title} id="legal">
      <p className="soft">{texts.intro(country)}</p>
      <ul className={`${styles.pages} tall-links`}>
        {pages.map(page => (
          <li key={page.kind}>
            <div>
              <h3>{texts.kinds[page.kind]}</h3>
              <LegalPageStatus {...page} />
            </div>
            <p className="muted">{page.page && placesText(page)}</p>
            <div className="actions">
              <LegalPageAction {...page} />
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function LegalPageStatus({ page, isExpected }: ListedLegalPage) {
  const { states } = texts
  if (!page)
    return isExpected ? (
      <Status dial="ring" isBad>
        {states.missing}
      </Status>
    ) : (
      <Status dial="dashed">{states.optional}</Status>
    )
  if (!page.hasText)
    return (
      <Status dial="ring" isBad={isExpected}>
        {states.empty}
      </Status>
    )
  if (page.isPublished) return <Status dial="done">{states.published}</Status>
  return page.time === null ? (
    <Status dial="dashed">{states.draft}</Status>
  ) : (
    <Status dial="half">{states.scheduled(page.time)}</Status>
  )
}

function placesText({ places, isInFooter }: ListedLegalPage): string {
  const linked = places.length > 0 ? texts.linkedFrom(places) : texts.notLinked
  return isInFooter || places.length === 0 ? linked : `${linked} ${texts.notInFooter}`
}

/** A missing text is written; a published one that shoppers can't find is linked. */
function LegalPageAction({ kind, page, isInFooter }: ListedLegalPage) {
  const name = <span className="visually-hidden">{texts.of(texts.kinds[kind])}</span>
  const canLink = page?.isPublished && page.hasText && !isInFooter
  return (
    <>
      <Link className={page ? 'link' : 'button outlined'} to={writeLegalPagePath(kind, page?.slug ?? null)}>
        {page ? texts.edit : texts.write}
        {name}
      </Link>
      {canLink && (
        <Form method="post" action="/office/content/link-legal-page">
          <input type="hidden" name="legal" value={kind} />
          <button type="submit" className="button outlined">
            {texts.link}
            {name}
          </button>
        </Form>
      )}
    </>
  )
}
