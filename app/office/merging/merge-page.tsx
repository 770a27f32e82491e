import { Form } from 'react-router'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import type { MergeKind, MergeSide } from '#commerce/editing/merging/merge-kind.ts'
import { mergeRecords } from '#commerce/editing/merging/merge-records.server.ts'
import { findMergeSide } from '#commerce/editing/merging/merge-store.server.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { mergeMessages as texts } from '#messages/office/merging.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { mergePath } from '../records/merge-path.ts'
import { loadTagUses } from '../records/uses/load-uses.server.ts'
import { KeptNote, keptId, UsedInList } from '../records/uses/used-in-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/merge-page.ts'
import { loadMerge, mergeKindOf } from './load-merge.server.ts'
import styles from './merge.module.css'
import { MergeChoice } from './merge-choice.tsx'

/** As long as a slug, and longer than a tag. */
const fields = { from: textField({ max: 100 }), into: textField({ max: 50 }) }

export const middleware = [allow('products.edit'), acceptForm(fields)]

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const read = (name: string) => readSearch(url.searchParams, 100, name)
  const { db } = context.get(shopContext)
  const kind = mergeKindOf(params.kind)
  const sides = { from: read('from'), into: read('into') }
  const uses = kind === 'tags' ? loadTagUses(db, sides.from, context.get(staffContext).role) : null
  return { ...(await loadMerge(db, kind, sides)), uses: await uses }
}

/** Merges the two, and leads to the list. A refusal is shown on this page. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, params } = args
  const kind = mergeKindOf(params.kind)
  const { db } = context.get(shopContext)
  const { from, into } = input.values
  const [one, other] = [await findMergeSide(db, kind, from), await findMergeSide(db, kind, into)]
  const names = { from: one?.name ?? from, into: other?.name ?? into }
  const reason = kind === 'tags' && !other ? texts.renamed(names) : texts.reason(names)
  const merged = await mergeRecords(db, formOrigin({ context }, reason), kind, { from, into }, compensations)
  if (!merged.ok) {
    const back = one ? `${mergePath(kind, from)}&${new URLSearchParams({ into })}` : `/office/catalog/${kind}`
    return redirectWithNotice(request, back, { text: texts.refusals[merged.reason] })
  }
  const text = merged.isFinished ? texts.done(reason) : texts.continues(reason)
  return redirectWithNotice(request, `/office/catalog/${kind}`, { text, changeSet: merged.changeSet })
}

/** Says what merging two would do, then does it. */
export default function MergePage({ loaderData }: Route.ComponentProps) {
  const { kind, from, uses, sentences, clashing } = loaderData
  const isTag = kind === 'tags'
  return (
    <>
      <PageHead
        title={isTag ? texts.tagTitle(from.name) : texts.title(from.name)}
        trail={[
          { to: '/office/catalog', label: frameMessages.pages.catalog },
          { to: `/office/catalog/${kind}`, label: texts.kinds[kind] },
        ]}
        actions={
          isTag && (
            <Form method="post" action="/office/catalog/tags/remove">
              <input type="hidden" name="tag" value={from.slug} />
              <button
                type="submit"
                className="button outlined"
                aria-describedby={uses?.keptBy ? keptId : undefined}
              >
                {texts.removeTag}
              </button>
            </Form>
          )
        }
      />
      <p className="soft">{isTag ? texts.tagIntro : texts.intro}</p>
      {uses && <KeptNote uses={uses} />}
      <MergeChoice {...loaderData} />
      {clashing.length > 0 && (
        <ul className={styles.happens}>
          {clashing.map((title, at) => (
            <li key={at}>{title}</li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && <MergeOutcomeForm {...loaderData} />}
      {uses?.keptBy && <UsedInList uses={uses} />}
    </>
  )
}

interface MergeOutcomeFormProps {
  kind: MergeKind
  from: MergeSide
  into: string
  /** The name of the other. */
  name: string
  /** A tag that no product has yet. */
  isNew: boolean
  sentences: readonly string[]
}

/** Says what happens, above the button that does it. */
function MergeOutcomeForm({ kind, from, into, name, isNew, sentences }: MergeOutcomeFormProps) {
  const names = { from: from.name, into: name }
  return (
    <Form method="post" action={`/office/catalog/merge/${kind}`}>
      <h2 className={styles.title}>{texts.whatHappens}</h2>
      <ul className={styles.happens}>
        {sentences.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      <input type="hidden" name="from" value={from.slug} />
      <input type="hidden" name="into" value={into} />
      <button type="submit" className="button main">
        {isNew ? texts.rename(names) : texts.submit(names)}
      </button>
    </Form>
  )
}
